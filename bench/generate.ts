import path from 'node:path';
import { write } from './files.ts';
import { starlightPage, writeStarlightProject } from './starlight-project.ts';

/** A generated site: pages of about 7 kB with three code blocks, a table and a list. */
export interface GeneratedSite {
  readonly tabs: readonly GeneratedTab[];
}

interface GeneratedTab {
  readonly name: string;
  readonly groups: readonly { readonly name: string; readonly pages: readonly GeneratedPage[] }[];
}

interface GeneratedPage {
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

const groupsInTab = 20;
const pagesInGroup = 25;

/** Tabs of twenty groups of twenty-five pages, as many as it takes. The same for the same count. */
export function generateSite(pageCount: number): GeneratedSite {
  const random = createRandom(pageCount);
  const pages = Array.from({ length: pageCount }, (_, index) => generatePage(index, random));
  const groups = chunks(pages, pagesInGroup).map((members, index) => ({
    name: `Group ${index + 1}`,
    pages: members,
  }));
  const tabs = chunks(groups, groupsInTab).map((members, index) => ({
    name: `Part ${index + 1}`,
    groups: members,
  }));
  return { tabs };
}

/** Writes a docs repository: docs.json and MDX pages. */
export function writeDocs(site: GeneratedSite, folder: string): void {
  const tabs = site.tabs.map(({ name, groups }) => ({
    tab: name,
    groups: groups.map((group) => ({
      group: group.name,
      pages: group.pages.map((page) => page.path),
    })),
  }));
  const config = {
    theme: 'mint',
    name: 'Bench',
    colors: { primary: '#2563eb' },
    navigation: { tabs },
  };
  write(path.join(folder, 'docs.json'), JSON.stringify(config, null, 2));
  for (const page of pagesOf(site)) write(path.join(folder, `${page.path}.mdx`), source(page));
}

/** Writes the same pages as an Astro project with Starlight. */
export function writeStarlight(site: GeneratedSite, folder: string): void {
  const sidebar = site.tabs.flatMap(({ groups }) =>
    groups.map((group) => ({ label: group.name, items: group.pages.map((page) => page.path) })),
  );
  writeStarlightProject(folder, {
    setup: [`const sidebar = ${JSON.stringify(sidebar)};`],
    options: `{ title: 'Bench', sidebar }`,
  });
  for (const page of pagesOf(site)) {
    write(starlightPage(folder, `${page.path}.mdx`), source(page));
  }
}

function pagesOf(site: GeneratedSite): GeneratedPage[] {
  return site.tabs.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));
}

function source({ title, body }: GeneratedPage): string {
  return `---\ntitle: ${title}\ndescription: What ${title.toLowerCase()} is about and how to use it.\n---\n\n${body}`;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function generatePage(index: number, random: () => number): GeneratedPage {
  const words = (count: number) => sentence(count, random);
  const sections = ['Install', 'Configure', 'Use'].map((heading, section) =>
    [
      `## ${heading} part ${index}`,
      ...Array.from({ length: 3 }, () => words(65)),
      codeBlock(index, section, random),
    ].join('\n\n'),
  );
  const table = [
    '| Option | Type | Meaning |',
    '| --- | --- | --- |',
    ...Array.from({ length: 6 }, (_, row) => `| \`option${row}\` | string | ${words(6)} |`),
  ].join('\n');
  const list = Array.from({ length: 6 }, () => `- ${words(8)}`).join('\n');
  const body = [words(40), ...sections, '## Options', table, '## Notes', list].join('\n\n');
  return {
    path: `section-${Math.floor(index / pagesInGroup)}/page-${index}`,
    title: `Page ${index}`,
    body,
  };
}

/**
 * Three blocks of about fifteen lines: in the 3,571 pages of the open corpus a fifth of the text
 * is code, 45 lines a page.
 */
function codeBlock(index: number, section: number, random: () => number): string {
  const name = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? 'value';
  const write = [shellSample, typescriptSample, pythonSample][section] ?? shellSample;
  const [language, lines] = write(index, name);
  return `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;
}

type Sample = readonly [language: string, lines: readonly string[]];

function shellSample(index: number, name: () => string): Sample {
  const requests = [1, 2, 3].flatMap((step) => [
    `# ${step}. Send the ${name()}`,
    `curl -X POST "https://api.example.com/v${step}/${name()}" \\`,
    `  -H "Authorization: Bearer $TOKEN" \\`,
    `  -d '{ "${name()}": ${index}, "${name()}": "${name()}" }'`,
  ]);
  return [
    'bash',
    [`npm install @bench/${name()}-${index}`, `export TOKEN="${name()}"`, ...requests],
  ];
}

function typescriptSample(index: number, name: () => string): Sample {
  const functions = ['read', 'write'].flatMap((verb) => [
    '',
    `/** Gives the ${name()} of a ${name()}. */`,
    `export async function ${verb}${index}(id: string): Promise<Record<string, number>> {`,
    `  const response = await fetch(\`/api/\${id}?${name()}=${index}\`);`,
    `  if (!response.ok) throw new Error('no ${name()}');`,
    `  return (await response.json()) as Record<string, number>;`,
    '}',
  ]);
  return ['ts', [`import { create${index} } from '@bench/${name()}';`, ...functions]];
}

function pythonSample(index: number, name: () => string): Sample {
  const methods = ['read', 'count', 'drop'].flatMap((verb) => [
    '',
    `    def ${verb}_${name()}(self, key: str) -> dict:`,
    `        return {"${name()}": f"{key}-${index}"}`,
  ]);
  return [
    'python',
    [
      `from bench import ${name()}`,
      '',
      `class Client${index}:`,
      `    def __init__(self, token: str, retries: int = ${index % 7}):`,
      `        self.token = token  # ${name()}`,
      `        self.retries = retries`,
      ...methods,
    ],
  ];
}

const vocabulary =
  'request response token client server region quota limit event stream record field index query cache worker queue policy metric signal route handler schema object bucket format version account project webhook secret header cursor batch retry window'.split(
    ' ',
  );

function sentence(count: number, random: () => number): string {
  const words = Array.from(
    { length: count },
    () => vocabulary[Math.floor(random() * vocabulary.length)] ?? 'record',
  );
  const [first = '', ...rest] = words;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`;
}

/** A small seeded generator (mulberry32), so that both tools and all runs get the same text. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
