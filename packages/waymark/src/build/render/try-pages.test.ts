import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '@waymark/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { diagnosticsOf } from '../../project/findings/report.ts';
import { openDocs } from '../../project/open-docs.ts';
import { folderSettings } from '../../project/testing/folder-settings.ts';
import { contentComponents } from '../../theme/content/table.ts';
import { tryPages } from './try-pages.ts';

/** What a page holds, at which line and column it fails, and what the report says of it. */
const failing = [
  ['an expression', 'a\n\n{(() => { throw new Error("no luck"); })()}', [3, 1], 'no luck'],
  ['an expression in an attribute', '<Card title={user.a.b}>x</Card>', [1, 1], "reading 'b'"],
  ['an exported value', 'export const a = JSON.parse("{");\n\nx', [1, 1], 'JSON'],
  ['a component', 'export const A = () => user.a.b;\n\n<A />', [3, 1], '<A> threw'],
  [
    'a component in another',
    'export const B = () => user.b.c;\n\n<Card><B /></Card>',
    [3, 7],
    '<B>',
  ],
  [
    'a component that waits',
    'export const A = async () => user.a.b;\n\n<A />',
    [3, 1],
    '<A> threw',
  ],
  ['an expression that waits', '{Promise.reject(new Error("no luck"))}', [1, 1], 'no luck'],
  ['a list that waits', '{[1].map(async () => user.a.b)}', [1, 1], 'reading'],
  ['an object that is no text', '<Note>{Object.create(null)}</Note>', [1, 1], 'primitive'],
  ['an imported component', 'import { A } from "/fails.jsx"\n\n<A />', [3, 1], '<A> threw'],
] as const;

const renders = [
  'import { Counter } from "/counter.jsx"',
  '',
  'export const list = [1, 2];',
  'export const Row = ({ n, children }) => <Card title={`No ${n}`}>{children}</Card>;',
  '',
  '<Steps>{list.map((n) => <Step title={n}><Row n={n}>**bold**</Row></Step>)}</Steps>',
  '',
  '<Tree><Tree.Folder name="a"><Tree.File name="b" /></Tree.Folder></Tree>',
  '',
  '{Promise.resolve("later")} <my-element /> <Counter start={2}>*x*</Counter>',
];

const files: Readonly<Record<string, string>> = {
  'snippet.mdx': 'import S from "/snippets/s.mdx"\n\n<S />',
  'snippets/s.mdx': 'Text.\n\n{user.a.b}',
  'fails.jsx': 'export const A = () => { throw new Error("no luck"); };',
  'handing.mdx': 'import { Counter } from "/counter.jsx"\n\n<Counter format={(n) => n} />',
  'counter.jsx':
    'import { useState } from "react";\nexport const Counter = () => <p>{useState(0)[0]}</p>;',
  'importing.mdx': 'import { A } from "/imports.jsx"\n\n<A />',
  'imports.jsx': 'import gone from "./gone.jsx";\nexport const A = () => <p>{gone}</p>;',
  'renders.mdx': renders.join('\n'),
  'unused.mdx': 'import { Counter } from "/counter.jsx"\n\nText.',
  ...Object.fromEntries(failing.map(([name, text]) => [`${fileName(name)}`, text])),
};

function fileName(name: string): string {
  return `${name.replaceAll(' ', '-')}.mdx`;
}

describe('Trying the pages', () => {
  let diagnostics: readonly Diagnostic[];
  const found = (file: string) =>
    diagnostics
      .filter((each) => each.file === file)
      .map(({ code, line, column, message }) => ({ code, line, column, message }));

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'waymark-try-'));
    const pages = Object.keys(files).filter((file) => /^[^/]*\.mdx$/.test(file));
    const config = {
      name: 'Docs',
      theme: 'mint',
      colors: { primary: '#123456' },
      navigation: { pages: pages.map((file) => file.replace('.mdx', '')) },
    };
    const all = { ...files, 'docs.json': JSON.stringify(config) };
    for (const [name, content] of Object.entries(all)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    const components = Object.keys(contentComponents);
    const settings = folderSettings(folder, { components, react: true });
    const docs = await openDocs({ ...settings, isChecked: true });
    await tryPages(docs);
    diagnostics = diagnosticsOf(docs);
    await docs.pool.close();
    rmSync(folder, { recursive: true });
  });

  test.each(failing)('finds %s that fails', (name, _, [line, column], reason) => {
    expect(found(fileName(name))).toEqual([
      { code: 'page-evaluation', line, column, message: expect.stringContaining(reason) },
    ]);
  });

  test('finds what fails in a snippet, at its place there', () => {
    const message = expect.stringContaining("reading 'b'");
    expect(found('snippets/s.mdx')).toEqual([
      { code: 'page-evaluation', line: 3, column: 1, message },
    ]);
  });

  test('finds a property that cannot be sent to a component in the browser', () => {
    const message = expect.stringContaining('`format` is a function');
    expect(found('handing.mdx')).toEqual([
      { code: 'island-property', line: 1, column: 1, message },
    ]);
  });

  test('finds an import of a component file that leads to no file, at its place there', () => {
    const message = expect.stringContaining('There is no file `./gone.jsx`');
    expect(found('imports.jsx')).toEqual([{ code: 'import-missing', line: 1, column: 1, message }]);
  });

  test('finds nothing on a page that renders', () => {
    expect(found('renders.mdx')).toEqual([]);
    expect(found('unused.mdx')).toEqual([]);
  });
});
