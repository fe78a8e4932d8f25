import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test, vi } from 'vitest';
import { defaultCodeThemes } from '../highlight/highlighter.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { createPagePool } from './page-pool.ts';
import { preparePageThread } from './page-thread.ts';

const docsFolder = mkdtempSync(path.join(tmpdir(), 'waymark-pool-'));
const save = (file: string, text: string) => writeFileSync(path.join(docsFolder, file), text);
save('index.mdx', '# Hello\n');
const names = ['index', 'one', 'two', 'three'];
const options = {
  docsFolder,
  pages: [...names.map((name) => ({ path: name, file: `${name}.mdx` })), { path: 'api/get' }],
  components: ['Note'],
  variables: {},
  isUntrusted: false,
  codeThemes: defaultCodeThemes,
  grammars: [],
  urls: { base: '', trailingSlash: 'never' },
  cacheFolder: path.join(docsFolder, '.cache'),
  codeVersion: '1',
} as const;
const pool = createPagePool(options);

afterAll(async () => {
  await pool.close();
  rmSync(docsFolder, { recursive: true });
});

test('a file and a text in its place are compiled', async () => {
  const page = await pool.compile('index.mdx');
  expect(page.headings.map(({ text }) => text)).toEqual(['Hello']);
  const other = await pool.compile('generated.mdx', '## Given\n\n<Note>x</Note>');
  expect(other.headings.map(({ text }) => text)).toEqual(['Given']);
  expect(other.diagnostics).toEqual([]);
});

test('code is coloured in order, by the words of fences', async () => {
  const codes = [
    { code: 'const a = "<b>"', language: 'js' },
    { code: 'a < b', language: 'nothing-known' },
    { code: 'curl -X GET', language: 'curl' },
  ];
  const [script = '', plain = '', shell = ''] = await pool.colour('page', codes);
  expect(script).toMatch(/<span class="[^"]+">const /);
  expect(script).toContain('&lt;b&gt;');
  expect(plain).toBe('a &lt; b');
  expect(shell).toContain('<span');
  expect(await pool.colour('page', codes)).toEqual([script, plain, shell]);
});

const linkOf = ({ staticHtml: [html = ''] }: CompiledPage) => /href="(\/[^"]*)/.exec(html)?.[1];

function change(file: string, text: string): void {
  save(file, text);
  pool.forget();
}

test('links have the form that the pages they lead to know, also where two lead to each other', async () => {
  change('one.mdx', '## First part\n\n[two](/two#Second_Part)');
  change('two.mdx', '## Second part\n\n[one](/one#First_Part)');
  const pages = await Promise.all([pool.compile('one.mdx'), pool.compile('two.mdx')]);
  expect(pages.map(linkOf)).toEqual(['/two#second-part', '/one#first-part']);
});

test('links to pages that are generated, or that cannot be read, stay as they are written', async () => {
  change('one.mdx', '[get](/api/get#Some_Part)');
  change('two.mdx', '[three](/three#Some_Part)');
  expect(linkOf(await pool.compile('one.mdx'))).toBe('/api/get#Some_Part');
  expect(linkOf(await pool.compile('two.mdx'))).toBe('/three#Some_Part');
});

test('a page that changes is compiled again, and links to it follow', async () => {
  change('one.mdx', '[two](/two#Some_Part)');
  change('two.mdx', '## Some part');
  expect(linkOf(await pool.compile('one.mdx'))).toBe('/two#some-part');
  change('two.mdx', '## Somepart');
  expect((await pool.compile('two.mdx')).headings).toMatchObject([{ id: 'somepart' }]);
  expect(linkOf(await pool.compile('one.mdx'))).toBe('/two#somepart');
});

test('links follow a heading that a page takes from a snippet', async () => {
  change('one.mdx', '[two](/two#Some_Part)');
  change('two.mdx', "import Part from '/part.mdx'\n\n<Part />");
  for (const [heading, id] of [
    ['Some part', 'some-part'],
    ['Somepart', 'somepart'],
  ]) {
    change('part.mdx', `## ${heading}`);
    expect(linkOf(await pool.compile('one.mdx'))).toBe(`/two#${id}`);
  }
});

test('a page that is compiled for a link to it is not compiled again when it is its turn', async () => {
  save('one.mdx', '[three](/three#Some_Part)');
  save('three.mdx', '## Some part');
  const ahead = createPagePool(options);
  ahead.expect(['one.mdx', 'three.mdx']);
  await ahead.compile('one.mdx');
  save('three.mdx', '## Another');
  expect((await ahead.compile('three.mdx')).headings).toMatchObject([{ id: 'some-part' }]);
  expect((await ahead.compile('three.mdx')).headings).toMatchObject([{ id: 'another' }]);
  await ahead.close();
});

test('a page that does not come to an end is shown as text, and others are compiled all the same', async () => {
  save('one.mdx', 'A *b* [c](/d) `e`.\n\n'.repeat(45_000));
  save('two.mdx', '## Some part');
  const impatient = createPagePool(options, 500);
  impatient.expect(['one.mdx', 'two.mdx']);
  const [slow, other] = await Promise.all([
    impatient.compile('one.mdx'),
    impatient.compile('two.mdx'),
  ]);
  expect(slow.diagnostics).toMatchObject([
    { code: 'page-syntax', message: expect.stringContaining('longer than 0.5 seconds') },
  ]);
  expect(other.headings).toMatchObject([{ id: 'some-part' }]);
  await impatient.close();
});

test('what was compiled is kept for the next run though nobody closes the pool', async () => {
  const cacheFolder = path.join(docsFolder, '.kept');
  const left = createPagePool({ ...options, cacheFolder });
  await left.compile('two.mdx');
  const rows = () => {
    const database = new DatabaseSync(path.join(cacheFolder, 'results.sqlite'), { readOnly: true });
    const row = database.prepare('SELECT count(*) AS number FROM result').get();
    database.close();
    return row?.['number'];
  };
  await expect.poll(rows, { timeout: 5000 }).toBeGreaterThan(0);
  await left.close();
});

test('a thread that was prepared is the one that the next pool works with', async ({
  onTestFinished,
}) => {
  const started: Worker[] = [];
  const note = (worker: Worker) => started.push(worker);
  process.on('worker', note);
  onTestFinished(() => {
    process.off('worker', note);
  });
  preparePageThread();
  await expect.poll(() => started.length).toBe(1);
  const next = createPagePool(options);
  await next.compile('index.mdx');
  await next.close();
  expect(started).toHaveLength(1);
});

test('pools that follow each other have the same threads, which keep nothing of the site before', async ({
  onTestFinished,
}) => {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const threads = new Set<Worker>();
  const start = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...message) {
    threads.add(this);
    return start.apply(this, message);
  });
  for (let count = 0; count < 12; count++) {
    const variables = { count: String(count) };
    const cacheFolder = path.join(docsFolder, `.cache-${count}`);
    const next = createPagePool({ ...options, variables, cacheFolder });
    save('three.mdx', '{{count}}');
    const { staticHtml } = await next.compile('three.mdx');
    expect(staticHtml.join('')).toContain(`<p>${count}</p>`);
    await next.close();
    // Nobody holds the file of the cache, which some systems do not delete then.
    expect(readdirSync(cacheFolder)).toEqual(['results.sqlite']);
  }
  expect(threads.size).toBeLessThan(3);
});
