import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readQuestions } from '@waymark/assistant';
import { Ajv } from 'ajv';
import { parse as parseHtml } from 'node-html-parser';
import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfigDocument } from '../packages/core/src/config/document.ts';
import { parseConfig } from '../packages/core/src/config/parse.ts';
import { buildSite } from '../packages/core/src/site.ts';
import { createProgram } from '../packages/waymark/src/cli/program.ts';
import { readAttributes } from '../packages/waymark/src/client/embed/attributes.ts';
import { clientTexts } from '../packages/waymark/src/client/labels.ts';
import { searchServiceSchema } from '../packages/waymark/src/project/options/search-service.ts';
import { embedPath } from '../packages/waymark/src/project/paths/site-paths.ts';
import { tempFolder } from '../test/support/temp-folder.ts';
import { findProgram } from '../test/support/web-server.ts';
import { type Sample, samples, typedSamples } from './samples.ts';
import { docsSchema } from './schemas.ts';

const root = new URL('../', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, root), 'utf8');
const inLanguage = (...languages: string[]) =>
  samples.filter(({ language }) => languages.includes(language));

test('Every sample is in a language that a test knows', () => {
  const known = 'apache astro css dockerfile html js json mdx nginx sh toml ts tsx yaml'.split(' ');
  expect(samples.length).toBeGreaterThan(60);
  expect(samples.filter(({ language }) => !known.includes(language))).toEqual([]);
});

test('Every sample that is a file is one that a test reads, builds or has a command read', () => {
  const known = [
    ...['docs.json', 'questions.json', 'search.json', 'assistant.mjs', 'auth.mjs'],
    // Those of hosts (`test/site/host-samples.test.ts`) and of workflows (`test/repository`).
    ...['netlify.toml', 'vercel.json', 'wrangler.jsonc', '.readthedocs.yaml', 'Dockerfile'],
    ...['.github/workflows/docs.yml', '.gitlab-ci.yml'],
    // Those about theming (`test/site/theming-samples.test.ts`); the types of all TypeScript are checked.
    ...['style.css', 'src/Footer.astro', 'src/Header.astro', 'astro.config.mjs'],
    ...['src/Clicks.astro', 'src/env.d.ts', 'waymark.d.ts'],
  ];
  const files = samples.filter(({ language, title }) => title !== '' && language !== 'mdx');
  expect(files.map(({ title }) => title).filter((title) => !known.includes(title))).toEqual([]);
  const nameless = samples.filter(({ language, title }) => title === '' && language === 'json');
  // Its command is run.
  expect(nameless.filter(({ code }) => !code.includes('mcpServers'))).toEqual([]);
});

describe('Samples of docs.json', () => {
  const isConfig = ({ title }: Sample) => title === 'docs.json';
  const configs = inLanguage('json').filter(isConfig);
  const validate = new Ajv({ strict: false, logger: false }).compile(docsSchema);
  const rest = { theme: 'mint', name: 'A', colors: { primary: '#123456' } };

  test.each(configs.filter(({ place }) => !place.startsWith('examples/')))(
    '$place has nothing that the checks find',
    ({ code }) => {
      const config = { ...rest, navigation: { pages: ['index'] }, ...JSON.parse(code) };
      expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
      const read = () => JSON.stringify(config);
      const { value: document } = readConfigDocument({ read, file: 'docs.json' });
      if (!document) throw new Error('The sample is no configuration.');
      const checked = parseConfig(document);
      const site = buildSite({ document, config: checked.value, pages: [] });
      const found = [...checked.diagnostics, ...site.diagnostics].map(({ code }) => code);
      // There are no pages here.
      const others = found.filter((code) => !/^(?:navigation-page-missing|page-none)$/.test(code));
      expect(others).toEqual([]);
    },
  );

  test.each(configs.filter(({ place }) => place.startsWith('examples/')))(
    '$place is what the navigation of this site has',
    ({ code }) => {
      const whole = JSON.stringify(JSON.parse(text('docs/docs.json')));
      const shown = JSON.stringify(JSON.parse(code));
      // A list is shown with the key that it stands under.
      expect(whole).toContain(shown.startsWith('{"group"') ? shown : shown.slice(1, -1));
    },
  );

  test.each(inLanguage('json').filter((sample) => !isConfig(sample)))(
    '$place is what its file may hold',
    ({ code, title }) => {
      if (title === 'questions.json') expect(readQuestions(code).problems).toEqual([]);
      else if (title === 'search.json') searchServiceSchema.parse(JSON.parse(code));
      else JSON.parse(code);
    },
  );
});

test.each(inLanguage('mdx'))('$place is MDX', ({ code }) => {
  expect(mdxToJs(code, { features: { frontmatter: true } }).code).toContain('MDXContent');
});

test.each(inLanguage('html'))('$place is the script for other sites', ({ code }) => {
  const script = parseHtml(code).querySelector('script');
  const { src = '', ...attributes } = script?.attributes ?? {};
  const data = Object.entries(attributes).map(([name, value]) => [
    name.replace('data-', ''),
    value,
  ]);
  expect(new URL(src).pathname).toBe(embedPath);
  const languages = { en: { direction: 'ltr', labels: clientTexts('en').assistant } } as const;
  const settings = { assistant: '../v1/assistant/docs', languages };
  expect(readAttributes(Object.fromEntries(data), settings, src, 'en').assistant.href).toBe(
    'https://docs.acme.example/v1/assistant/my-docs',
  );
});

test.each(inLanguage('yaml'))('$place is YAML', ({ code }) => {
  expect(parse(code)).toBeTypeOf('object');
});

test.each(typedSamples())(
  '$file is read by the type checker; `npm run docs` writes it.',
  (made) => {
    expect(text(`docs/${made.file}`)).toBe(made.text);
  },
);

test('The type checker reads no sample that no page has', () => {
  const cwd = fileURLToPath(new URL('docs/', root));
  const files = globSync('samples/*.{ts,tsx}', { cwd }).map((file) => file.replaceAll('\\', '/'));
  expect(files.sort()).toEqual(
    typedSamples()
      .map(({ file }) => file)
      .sort(),
  );
});

describe('Commands', () => {
  const program = createProgram('');
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const lines = inLanguage('sh').flatMap(({ code, place }) =>
    code
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => ({ line, place })),
  );

  /** The command that words call, below another, and the words that are left. */
  function find(words: readonly string[], command = program): [typeof program, readonly string[]] {
    const inner = command.commands.find((each) => each.name() === words[0]);
    return inner ? find(words.slice(1), inner) : [command, words];
  }

  test.each(lines)('$place: $line', ({ line }) => {
    const words = [...line.matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(([word]) => word);
    const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
    const [command, ...rest] = words.slice(start);
    if (command === 'npx') {
      expect(rest[0]).toBe('waymark');
      const [called, values] = find(rest.slice(1));
      expect(called).not.toBe(program);
      for (const [index, value] of values.entries()) {
        if (!value.startsWith('-')) continue;
        const option = called.options.find(({ long }) => long === value);
        expect(option, value).toBeDefined();
        if (option?.argChoices) expect(option.argChoices).toContain(values[index + 1]);
        else if (option?.required) expect(values[index + 1], value).toMatch(/^[^-]/);
      }
    } else if (command === 'npm' && rest[0] === 'run') {
      expect(Object.keys(scripts)).toContain(rest[1]);
    } else if (command === 'npm') {
      expect(['ci', 'create', 'install', 'start', 'test']).toContain(rest[0]);
    } else
      expect(['caddy', 'cp', 'curl', 'docker', 'mkdir', 'node', 'sed', 'wget']).toContain(command);
  });
});

describe('Samples of settings of web servers', () => {
  /** Whether a server takes the settings, and what it says of them. */
  function tested(program: string, name: string, settings: string, ...options: string[]) {
    const folder = tempFolder({ [name]: settings });
    const { status, stderr } = spawnSync(program, [...options, path.join(folder, name)], {
      encoding: 'utf8',
    });
    return [status, stderr];
  }
  const nginx = findProgram('nginx');
  const apache = findProgram('apache2');

  test.runIf(nginx)('are taken by nginx', () => {
    for (const { code } of inLanguage('nginx')) {
      const settings = `error_log stderr; pid nginx.pid; events {} http { access_log off; server { listen 8080; ${code} } }`;
      const said = tested(nginx ?? '', 'nginx.conf', settings, '-t', '-e', 'stderr', '-c');
      expect(said).toEqual([0, expect.stringContaining('test is successful')]);
    }
  });

  test.runIf(apache)('are taken by Apache', () => {
    for (const { code } of inLanguage('apache')) {
      const modules = '/usr/lib/apache2/modules';
      const settings = `ServerRoot ${modules}
ServerName localhost
Listen 8080
LoadModule mpm_event_module mod_mpm_event.so
LoadModule authz_core_module mod_authz_core.so
LoadModule mime_module mod_mime.so
LoadModule dir_module mod_dir.so
TypesConfig /dev/null
ErrorLog /dev/stderr
${code.replace('/srv/docs', fileURLToPath(new URL('docs', root)))}`;
      const said = tested(apache ?? '', 'apache.conf', settings, '-t', '-f');
      expect(said).toEqual([0, expect.stringContaining('Syntax OK')]);
    }
  });
});

test('Every example is named where newcomers look for one', () => {
  const [, section = ''] = text('docs/start.mdx').split('## Examples');
  const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const folders = globSync('examples/*/', { cwd: fileURLToPath(root) });
  expect(named.sort()).toEqual(folders.map((folder) => path.basename(folder)).sort());
});
