import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { astroProject, buildProject, runAstro } from '../support/astro-project.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { cli, runCli, runOwnCli, userEnvironment } from '../support/run-command.ts';
import { type Files, tempFolder, writeFiles } from '../support/temp-folder.ts';

/*
 * A build takes pages that are made from the same as in the last one from there. Its output is that
 * of a build that has nothing to take from.
 */

const plain = ['one', 'two', 'three', 'four'];
/** So many that the list of their group is a file of its own. */
const trees = Array.from({ length: 12 }, (_, number) => `tree-${number}`);

const config = {
  navigation: {
    tabs: [
      {
        tab: 'Guide',
        groups: [
          { group: 'Start', icon: 'rocket', pages: ['index', 'anchors', ...plain] },
          {
            group: 'Parts',
            pages: [
              ...['part', 'snippet', 'drawing', 'clock', 'mistake', 'news'],
              { group: 'Trees', pages: trees },
            ],
          },
        ],
      },
      { tab: 'API', openapi: 'api.json' },
    ],
  },
  variables: { product: 'Atlas' },
  // Of one language, as all other code here: each is a grammar that every clean build has to load.
  api: { examples: { languages: ['curl'] } },
};

const description = {
  openapi: '3.1.0',
  info: { title: 'Trees', version: '1' },
  paths: {
    '/trees': {
      get: {
        summary: 'List trees',
        description: 'All of them; see [one](#/paths/~1trees/post).',
        responses: { 200: { description: 'Trees' } },
      },
      post: { summary: 'Plant a tree', responses: { 201: { description: 'Planted' } } },
    },
    '/leaves': {
      get: {
        summary: 'List leaves',
        'x-mint': { content: 'Leaves fall.' },
        responses: { 200: { description: 'Leaves' } },
      },
    },
  },
};

const overlay = {
  overlay: '1.1.0',
  info: { title: 'Shorter', version: '1' },
  extends: './api.json',
  actions: [{ target: "$.paths['/trees'].get", update: { description: 'Old and young.' } }],
};

const files: Files = {
  'docs.json': docsJson(config),
  'api.json': JSON.stringify(description),
  'data.json': '{}',
  'more.json': '{}',
  'index.mdx': page('Home', 'See [the second part](/anchors#second) of {{product}}.'),
  'anchors.mdx': page('Anchors', '## First\n\n## Second\n\n```bash\nls -a\n```'),
  ...Object.fromEntries(
    [...plain, ...trees].map((name) => [
      `${name}.mdx`,
      page(name, `Some words of ${name}.\n\n- a\n- b`),
    ]),
  ),
  'part.mdx': page('Part', 'import { Sign } from "/snippets/sign.jsx";\n\n<Sign />'),
  'snippets/sign.jsx':
    'import { words } from "./words.js";\n\nexport const Sign = () => <b className="underline">{words}</b>;',
  'snippets/words.js': 'export const words = "Left and right";',
  'snippet.mdx': page('Snippet', 'import Shared from "/snippets/shared.mdx";\n\n<Shared />'),
  'snippets/shared.mdx':
    'export const word = "share";\n\nText that pages share.\n\n<Icon icon="leaf" />\n\n<button onClick={() => alert(word)}>Ask</button>',
  'drawing.mdx': page('Drawing', 'Formula $a^2$\n\n![Tree](/images/tree.svg)\n\n[Gone](/gone)'),
  'images/tree.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  'clock.mdx': page('Clock', 'In {new Date(0).getUTCFullYear()}'),
  'mistake.mdx': page('Mistake', 'Here: {user.name.first}'),
  'news.mdx':
    '---\ntitle: News\nrss: true\n---\n\n<Update label="May 2026">\n  Leaves.\n</Update>\n',
};
/** Those that read the time, fail, or have text of a description: rendered by every build. */
const always = 3;
const all = Object.keys(files).filter((file) => /^[^/]*\.mdx$/.test(file)).length + 3;

interface Built {
  readonly code: number;
  readonly pages: number;
  /** Pages that were taken from the last build. */
  readonly unchanged: number;
  /** What it said, but for its time. */
  readonly said: string;
  /** Digests of the files of the output. */
  readonly output: Readonly<Record<string, string>>;
}

/** Builds docs of which nothing was kept, or for which it does not matter where it was. */
function build(docs: string, flags: readonly string[] = []): Promise<Built> {
  return builtBy(runCli, docs, flags);
}

/** Builds docs again: what a process of its own takes from the last build it takes from the disk. */
function rebuild(docs: string, flags: readonly string[] = [], out?: string): Promise<Built> {
  return builtBy(runOwnCli, docs, flags, out);
}

async function builtBy(
  run: typeof runCli,
  docs: string,
  flags: readonly string[],
  out = 'dist',
): Promise<Built> {
  const parent = path.dirname(docs);
  const args = ['build', 'docs', '--out', out, '--lenient', ...flags];
  const { exitCode, output } = await run(args, parent);
  const [, pages = '0', unchanged = '0'] =
    /^(\d+) pages in \S+ s(?:, (\d+) unchanged)?\.$/m.exec(output) ?? [];
  return {
    code: exitCode,
    pages: Number(pages),
    unchanged: Number(unchanged),
    said: output.replace(/^\d+ (?:pages in|of \d+ pages).*\n/gm, ''),
    output: digests(path.join(parent, out)),
  };
}

function digests(folder: string): Record<string, string> {
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name !== '.waymark-output' && statSync(path.join(folder, name)).isFile())
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha1')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** A docs folder in a folder of its own, in which it is built. */
function docsIn(parent = tempFolder()): string {
  const docs = path.join(parent, 'docs');
  writeFiles(docs, files);
  return docs;
}

/** The same docs elsewhere, of which no build has kept anything. */
function fresh(docs: string): string {
  const copy = path.join(tempFolder(), 'docs');
  cpSync(docs, copy, { recursive: true, filter: (file) => path.basename(file) !== '.waymark' });
  return copy;
}

interface Edit {
  readonly what: string;
  /** Its text after the edit; none for a file that goes. */
  readonly change?: (text: string) => string | undefined;
  readonly file?: string;
  readonly flags?: readonly string[];
  /** Pages that it changes, besides those that are always rendered. */
  readonly changed: number;
}

const inConfig = (what: string, from: string, to: string, changed: number): Edit => ({
  what,
  file: 'docs.json',
  change: (text) => text.replace(from, to),
  changed,
});

const ofDescription = 2;
const everything = all - always;

/** One after the other, each on top of those before. */
const edits: readonly Edit[] = [
  { what: 'nothing', changed: 0 },
  // What it links to is part of the site from then on.
  {
    what: 'a page',
    file: 'two.mdx',
    change: (text) => `${text}\nMore [data](/data.json).\n`,
    changed: 1,
  },
  // The page that leads to it has another fragment.
  {
    what: 'a heading that another page names',
    file: 'anchors.mdx',
    change: (text) => text.replace('## Second', '## The second {#Second}'),
    changed: 2,
  },
  {
    what: 'a snippet',
    file: 'snippets/shared.mdx',
    change: (text) => text.replace('pages share', 'pages have'),
    changed: 1,
  },
  {
    what: 'what an event handler needs',
    file: 'snippets/shared.mdx',
    change: (text) => text.replace('word = "share"', 'word = "shared"'),
    changed: 1,
  },
  {
    what: 'a file that a component file imports',
    file: 'snippets/words.js',
    change: (text) => text.replace('Left', 'Up'),
    changed: 1,
  },
  // Its class comes into the stylesheet, whose name stands in all pages.
  {
    what: 'a component file',
    file: 'snippets/sign.jsx',
    change: (text) => text.replace('underline', 'mt-[17px]'),
    changed: everything,
  },
  {
    what: 'an API description',
    file: 'api.json',
    change: (text) => text.replace('Trees"', 'Old trees"'),
    changed: ofDescription,
  },
  {
    what: 'a picture',
    file: 'images/tree.svg',
    change: (text) => text.replace('4', '8'),
    changed: 1,
  },
  // A page that leads to nowhere is told of it.
  {
    what: 'a page that lacked',
    file: 'gone.mdx',
    change: () => page('Gone', '[More](/more.json)'),
    changed: 2,
  },
  // From here on there is one page more. Those of the other tab show nothing of the next two.
  inConfig('a label', '"Parts"', '"Pieces"', everything + 1 - ofDescription),
  {
    what: 'a title in a list of the sidebar that is fetched',
    file: 'tree-3.mdx',
    change: (text) => text.replace('tree-3', 'An old tree'),
    changed: everything + 1 - ofDescription,
  },
  inConfig('the order', '"part",', '', everything + 1 - ofDescription),
  inConfig('a variable', '"Atlas"', '"Globe"', 1),
  inConfig(
    'a redirect',
    '"variables"',
    '"redirects": [{ "source": "/a", "destination": "/one" }], "variables"',
    0,
  ),
  {
    what: 'an overlay of an API description',
    file: 'overlay.json',
    change: () => JSON.stringify(overlay),
    changed: ofDescription,
  },
  inConfig('a colour', '#17724A', '#AA1144', everything + 1),
  inConfig('the theme', '"mint"', '"maple"', everything + 1),
  inConfig(
    'the font',
    '"variables"',
    '"fonts": { "family": "Georgia" }, "variables"',
    everything + 1,
  ),
  inConfig(
    'the icons',
    '"variables"',
    '"icons": { "library": "tabler" }, "variables"',
    everything + 1,
  ),
  {
    what: 'a stylesheet',
    file: 'style.css',
    change: () => '#content { outline: 0; }',
    changed: everything + 1,
  },
  inConfig(
    'a banner',
    '"variables"',
    '"banner": { "content": "New" }, "variables"',
    everything + 1,
  ),
  {
    what: 'the address of the site',
    flags: ['--site', 'https://docs.example.com'],
    changed: everything + 1,
  },
  {
    what: 'a page that goes',
    file: 'gone.mdx',
    change: () => undefined,
    flags: ['--site', 'https://docs.example.com'],
    changed: 1,
  },
];

test('An output after an edit is that of a build that has nothing to take from.', async () => {
  const docs = docsIn();
  const first = await build(docs);
  expect([first.code, first.unchanged]).toEqual([0, 0]);
  const results: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const { what, file, change, flags, changed } of edits) {
    if (file !== undefined && change) {
      const place = path.join(docs, file);
      const text = statSync(place, { throwIfNoEntry: false }) ? readFileSync(place, 'utf8') : '';
      const edited = change(text);
      if (edited === undefined) rmSync(place);
      else writeFiles(docs, { [file]: edited });
    }
    const [next, clean] = await Promise.all([build(docs, flags), build(fresh(docs), flags)]);
    const different = Object.keys({ ...clean.output, ...next.output }).filter(
      (name) => clean.output[name] !== next.output[name],
    );
    results[what] = {
      different,
      codes: [next.code, clean.code],
      said: next.said,
      changed: next.pages - always - next.unchanged,
    };
    expected[what] = { different: [], codes: [0, 0], said: clean.said, changed };
  }
  expect(results).toEqual(expected);
}, 600_000);

test('A page that two divisions list allows the colours of both, also when those of the second change.', async () => {
  const docs = path.join(tempFolder(), 'docs');
  const config = (color: string) => {
    const division = (name: string, light: string, pages: readonly string[]) => ({
      tab: name,
      anchors: [{ anchor: name, color: { light, dark: light }, pages }],
    });
    const tabs = [
      division('One', '#111111', ['index', 'both']),
      division('Two', color, ['both', 'other']),
    ];
    return docsJson({ navigation: { tabs } });
  };
  const names = ['index', 'both', 'other'];
  const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)]));
  writeFiles(docs, { ...pages, 'docs.json': config('#222222') });
  await build(docs);
  writeFiles(docs, { 'docs.json': config('#333333') });
  const [next, clean] = await Promise.all([build(docs), build(fresh(docs))]);
  expect(next.unchanged).toBe(1);
  expect(next.output).toEqual(clean.output);
});

test('An output is whole whatever became of the last one, and so are two of one folder at once.', async () => {
  const docs = docsIn();
  const first = await build(docs);
  const last = path.join(path.dirname(docs), 'dist');
  const identity = (file: string) => statSync(path.join(last, file)).ino;
  const untouched = ['three/index.html', 'three.md'];
  const before = untouched.map(identity);
  // As long as it was.
  const one = readFileSync(path.join(last, 'one/index.html'), 'utf8');
  writeFiles(last, {
    'one/index.html': one.replace('words', 'sword'),
    'one.md': 'edited',
    '_waymark/search/manifest.json': '{}',
  });
  rmSync(path.join(last, 'two'), { recursive: true });
  const both = await Promise.all([rebuild(docs), rebuild(docs, [], 'elsewhere')]);
  for (const { output, unchanged } of both) {
    expect({ output, unchanged }).toEqual({ output: first.output, unchanged: all - always });
  }
  // It was not written again.
  expect(untouched.map(identity)).toEqual(before);
}, 120_000);

test('An output is whole where nothing but what was kept is there, as on a machine for CI.', async () => {
  const docs = docsIn();
  const first = await build(docs);
  const elsewhere = path.join(tempFolder(), 'docs');
  cpSync(docs, elsewhere, { recursive: true });
  const { output, unchanged } = await rebuild(elsewhere);
  expect({ output, unchanged }).toEqual({ output: first.output, unchanged: all - always });
}, 120_000);

test.for(['SIGINT', 'SIGTERM'] as const)(
  'A build that is told to stop by %s ends by it, and leaves nothing beside the output.',
  async (signal) => {
    const docs = docsIn();
    const folder = path.dirname(docs);
    const building = spawn(process.execPath, [cli, 'build', 'docs', '--lenient'], {
      cwd: folder,
      env: userEnvironment(),
    });
    const staged = () => readdirSync(folder).some((name) => name.startsWith('.dist-'));
    while (!staged() && building.exitCode === null) await setTimeout(10);
    building.kill(signal);
    expect(await once(building, 'exit')).toEqual([null, signal]);
    expect(readdirSync(folder)).toEqual([path.basename(docs)]);
  },
);

test('What was kept and is damaged is made anew, and a build that is killed leaves the last output.', async () => {
  const docs = docsIn();
  // A process that goes on has its file of what was kept open.
  const first = await rebuild(docs);
  const kept = path.join(docs, '.waymark/cache/waymark/pages/results.sqlite');
  truncateSync(kept, statSync(kept).size / 2);
  const cut = await rebuild(docs);
  expect(cut).toEqual(first);
  writeFiles(path.dirname(kept), { 'results.sqlite': 'This is no database.' });
  const args = [cli, 'build', 'docs', '--lenient'];
  const killed = spawn(process.execPath, args, {
    cwd: path.dirname(docs),
    env: userEnvironment(),
  });
  const size = () => statSync(kept, { throwIfNoEntry: false })?.size ?? 0;
  while (size() < 10_000 && killed.exitCode === null) await setTimeout(10);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(digests(path.join(path.dirname(docs), 'dist'))).toEqual(first.output);
  const after = await rebuild(docs);
  expect(after.output).toEqual(first.output);
  const next = await rebuild(docs);
  expect(next).toEqual({ ...first, unchanged: all - always });
  const results = new DatabaseSync(kept);
  results.exec("DELETE FROM result WHERE name = 'text one'");
  writeFiles(docs, { 'two.mdx': page('two', 'Other words.') });
  const [edited, clean] = await Promise.all([rebuild(docs), build(fresh(docs))]);
  expect({ ...edited, unchanged: 0 }).toEqual(clean);
  // The edited page may have been made when the build began anew.
  expect(edited.unchanged).toBeGreaterThanOrEqual(all - always - 2);
  expect(edited.unchanged).toBeLessThan(all - always);
  results.exec("DELETE FROM result WHERE name LIKE 'text %'");
  results.close();
  writeFiles(docs, { 'two.mdx': page('two', 'Further words.') });
  const [without, whole] = await Promise.all([rebuild(docs), build(fresh(docs))]);
  expect({ ...without, unchanged: 0 }).toEqual(whole);
  expect(without.unchanged).toBeLessThanOrEqual(1);
}, 120_000);

test('What is kept of the sites of readers takes the place neither of the public one nor of another.', async () => {
  const docs = docsIn();
  writeFiles(docs, {
    'one.mdx': '---\ntitle: One\ngroups: [staff]\n---\n\nFor staff.',
    'two.mdx': '---\ntitle: Two\ngroups: [partners]\n---\n\nFor partners.',
    'auth.mjs':
      "export default { passwords: [{ password: 'a-staff-password', groups: ['staff'] }] };",
  });
  const flags = ['--auth', 'docs/auth.mjs'];
  const readers = () => digests(path.join(docs, '.waymark/readers'));
  const first = await build(docs, flags);
  const ofReaders = readers();
  const next = await rebuild(docs, flags);
  expect(Object.keys(ofReaders).filter((name) => name.endsWith('one/index.html')).length).toBe(2);
  expect(readers()).toEqual(ofReaders);
  expect(next).toEqual({ ...first, unchanged: all - always - 2 });
}, 120_000);

const project: Files = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  experimental: { incrementalBuild: true },
  integrations: [
    waymark({ docs: './docs', components: { Footer: './src/Footer.astro' } }),
    waymark({ docs: './guides', path: '/guides' }),
  ],
});
`,
  'guides/docs.json': docsJson({ navigation: { pages: ['index', 'one'] } }),
  'guides/index.mdx': page('Guides', 'See [one](/one).'),
  'guides/one.mdx': page('One of the guides', 'Words.'),
  'src/Footer.astro': '<p>Below</p>\n<style>p { color: red; }</style>\n',
  'docs/docs.json': docsJson({ navigation: { pages: ['index', 'one', 'two', 'counter'] } }),
  'docs/index.mdx': page('Home', 'See [one](/one).'),
  'docs/one.mdx': page('One', '```js\nconst a = 1;\n```'),
  'docs/two.mdx': page('Two', '![Tree](/tree.svg)'),
  'docs/tree.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  'docs/counter.mdx': page(
    'Counter',
    "import { Counter } from '/snippets/counter.jsx'\n\n<Counter />",
  ),
  'docs/snippets/counter.jsx':
    'export const Counter = () => {\n  const [count, set] = useState(0);\n  return <button onClick={() => set(count + 1)}>{count}</button>;\n};\n',
};

test('A project of Astro that wants incremental builds takes the pages of all its docs from the last one, and all anew with another theme.', async () => {
  const react = ['@astrojs/react', 'react', 'react-dom'];
  const builtBy = async (run: typeof buildProject, folder: string) => {
    const { exitCode, output } = await run(folder);
    const unchanged = [4, 2].map(
      (pages) =>
        new RegExp(`(\\d+) of ${pages} pages are as in the last build`).exec(output)?.[1] ?? '0',
    );
    return { exitCode, unchanged, output: digests(path.join(folder, 'dist')) };
  };
  const build = (folder: string) => builtBy(buildProject, folder);
  const rebuild = (folder: string) => builtBy(() => runAstro(['build'], folder), folder);
  const folder = astroProject(project, react);
  const first = await rebuild(folder);
  expect([first.exitCode, first.unchanged]).toEqual([0, ['0', '0']]);
  const edit = { 'docs/one.mdx': page('One', 'Other words.') };
  writeFiles(folder, edit);
  const [next, clean] = await Promise.all([
    rebuild(folder),
    build(astroProject({ ...project, ...edit }, react)),
  ]);
  expect(next).toEqual({ ...clean, unchanged: ['3', '2'] });
  writeFiles(folder, {
    'src/Footer.astro': '<p>Below</p>\n<style>p { color: blue; }</style>\n',
  });
  const restyled = await rebuild(folder);
  expect(restyled.unchanged).toEqual(['0', '0']);
  const settings = "build: { inlineStylesheets: 'always' }, experimental";
  writeFiles(folder, {
    'astro.config.mjs': String(project['astro.config.mjs']).replace('experimental', settings),
  });
  expect((await rebuild(folder)).unchanged).toEqual(['0', '0']);
  expect(restyled.output['two/index.html']).not.toBe(next.output['two/index.html']);
}, 240_000);
