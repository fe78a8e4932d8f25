import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@waymark/assistant';
import { beforeAll, expect, test } from 'vitest';
import { createProgram } from '../../packages/waymark/src/cli/program.ts';
import { runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const page = readFileSync(new URL('../../docs/reference/json.md', import.meta.url), 'utf8');

/** The keys that the page has of a command, and whether each is always there. */
function documented(command: string): Map<string, boolean> {
  const section = page.split('\n## ').find((text) => text.startsWith(`${command}\n`)) ?? '';
  const rows = section.matchAll(/^\| `([^`?]+)(\??)` \|/gm);
  return new Map(Array.from(rows, ([, key = '', mark]) => [key, mark === '']));
}

/** The keys of a value, down to those of which the page says no more. */
function keysOf(value: unknown, known: readonly string[], at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, known, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = at === '' ? name : `${at}.${name}`;
    const isOpen = known.some((key) => key.startsWith(`${own}.`) || key.startsWith(`${own}[`));
    return [own, ...(isOpen ? keysOf(inner, known, own) : [])];
  });
}

const config = {
  ...{ theme: 'mint', name: 'Acme', colors: { primary: '#3451D1' } },
  navigation: {
    versions: [
      { version: 'v1', groups: [{ group: 'Guide', icon: 'star', pages: ['index', 'a'] }] },
    ],
  },
};
const questions = [
  { question: 'rate limits', pages: ['/a'] },
  { question: 'zebra crossing', pages: ['/a'] },
  { question: 'quotas', pages: [] },
];
const old = (text: string) =>
  `<html><head><title>A</title></head><body><main><h2 id="old">Old</h2><p>${text}</p></main></body></html>`;

let folder: string;

beforeAll(() => {
  folder = tempFolder({
    'docs/docs.json': JSON.stringify(config),
    'docs/index.mdx':
      '---\ntitle: Home\n---\n\n## Rate limits\n\nText about limits of a rate. [x](/none)\n',
    'docs/a.mdx': '---\ntitle: A page\n---\n\nWords about quotas.\n',
    'docs/questions.json': JSON.stringify(questions),
    'old/a.html': old('Words about quotas and elephants, many more of them than before.'),
    'old/gone.html': old('Nothing.'),
  });
});

async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { output, stdout } = await runCli([...args, '--json'], folder);
  expect(stdout, output).toMatch(/^\{/);
  return JSON.parse(stdout) as Record<string, unknown>;
}

function expectDocumented(command: string, printed: unknown): void {
  const known = documented(command);
  const found = new Set(keysOf(printed, [...known.keys()]));
  expect(
    [...found].filter((key) => !known.has(key)),
    'not documented',
  ).toEqual([]);
  const always = [...known].filter(([, isAlways]) => isAlways).map(([key]) => key);
  expect(
    always.filter((key) => !found.has(key)),
    'not printed',
  ).toEqual([]);
}

test('The page has a section for every command that takes --json, and for no other', () => {
  const names = createProgram('').commands.flatMap((command) =>
    [command, ...command.commands]
      .filter(({ options }) => options.some(({ long }) => long === '--json'))
      .map((one) => (one === command ? one.name() : `${command.name()} ${one.name()}`)),
  );
  const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(sections.toSorted()).toEqual(names.toSorted());
});

test('What check, search and eval print is what the page says', async () => {
  expectDocumented('check', await json('check', 'docs'));
  expectDocumented('search', await json('search', 'docs', 'limits'));
  expectDocumented('eval', await json('eval', 'docs', '--retrieval'));
});

test('What nav prints is what the page says', async () => {
  const { root, ...rest } = await json('nav', 'docs');
  const nodes = (node: object): object[] => [
    node,
    ...['children', 'global'].flatMap((list) =>
      ((node as Record<string, object[]>)[list] ?? []).flatMap(nodes),
    ),
  ];
  expectDocumented('nav', { ...rest, root: Object.assign({}, ...nodes(root as object)) });
});

test('What prove prints is what the page says', async () => {
  const built = await runCli(['build', 'docs'], folder);
  expect(built.exitCode, built.output).toBe(0);
  expectDocumented('prove', await json('prove', 'old', 'dist'));
});

test('What keys and report print is what the page says', async () => {
  const key = await json('keys', 'create', 'docs', '--domain', 'docs', '--expires', '2100-01-01');
  expectDocumented('keys create', key);
  expectDocumented('keys list', await json('keys', 'list', 'docs'));
  expectDocumented('keys revoke', await json('keys', 'revoke', 'docs', String(key['id'])));
  const store = await openStore({ file: path.join(folder, 'docs/.waymark/assistant.sqlite') });
  const createdAt = Date.now();
  await store.records.append({
    ...{ kind: 'page-vote', domain: 'docs', createdAt, expiresAt: createdAt + 1e9 },
    data: { id: '0'.repeat(32), page: '/a', rating: 'down', comment: 'Too short.' },
  });
  await store.close();
  expectDocumented('report', await json('report', 'docs'));
});
