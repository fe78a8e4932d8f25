/** `npm run bench`: what `npm run bench -- <name>` measures; without a name, builds of sites. */
const suites: Readonly<Record<string, () => Promise<unknown>>> = {
  answers: () => import('./answers.ts'),
  assistant: () => import('./assistant.ts'),
  browser: () => import('./browser.ts'),
  build: () => import('./build.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  openapi: () => import('./openapi.ts'),
  search: () => import('./search.ts'),
  tune: () => import('./tune.ts'),
};

const [name = 'build'] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
// A number is the value of an option.
const suite = suites[/^\d+$/.test(name) ? 'build' : name];
if (suite === undefined) {
  console.error(`There is no bench "${name}". There are: ${Object.keys(suites).join(', ')}.`);
  process.exitCode = 1;
} else await suite();
