import { expect, test } from 'vitest';
import { createIslandFinder } from './create-island-finder.ts';
import { reactModule } from './react-module.ts';

/** The module of `snippets/a.jsx` in a folder of files. */
function moduleOf(source: string, others: Readonly<Record<string, string>> = {}): string {
  const files: Readonly<Record<string, string>> = { ...others, 'snippets/a.jsx': source };
  const read = (file: string) => files[file];
  const finder = createIslandFinder(read);
  const module = finder.module('snippets/a.jsx');
  if (!module) throw new Error('The source does not parse.');
  return reactModule(module, {
    module: finder.module,
    read,
    specifier: (file) => `code:${file}`,
    jsx: 'site',
    absent: 'absent',
    components: { specifier: 'components', names: new Set(['Card']) },
  });
}

test('hooks and React are imported when the code uses them without importing them', () => {
  const code = moduleOf(
    'export const A = () => { const [n] = useState(0); return React.version + n; };',
  );
  expect(code).toContain('import { useState } from "react"');
  expect(code).toContain('import { default as React } from "react"');
});

test('JSX is compiled for the given runtime', () => {
  expect(moduleOf('export const A = () => <b>x</b>;')).toContain('from "site/jsx-runtime"');
});

test('components of the format are those for React; for others there is what stands in', () => {
  const code = moduleOf('export const A = () => <Card><Tabs>x</Tabs></Card>;');
  expect(code).toContain('import { Card } from "components"');
  expect(code).toContain('import { absent as _absent } from "absent"');
  expect(code).toContain('const Tabs = _absent;');
});

test('imports lead to the modules of other files', () => {
  const code = moduleOf(
    `'use client';
import Script from 'next/script';
import { b as c } from './b.js';
import D from '/snippets/d.mdx';
import data from './data.json';
import { gone } from './b.js';
export default function A() { return <Script a={[c, D, data, gone]} />; }`,
    {
      'snippets/b.js': 'export const b = 1;',
      'snippets/d.mdx': 'export const D = () => <b />;',
      'snippets/data.json': '{"a":1}',
    },
  );
  expect(code).toContain('import { b as c } from "code:snippets/b.js"');
  expect(code).toContain('const Script = _absent;');
  expect(code).toContain('const D = _absent;');
  expect(code).toMatch(/const data = \(?\{ "a": 1 \}\)?;/);
  expect(code).toContain('const gone = undefined;');
  expect(code).toMatch(/export \{ A as default \}/);
});

test('declarations that are not exported, statements and second names are kept', () => {
  const code = moduleOf(`const size = 3;
const Card2 = () => <b>{size}</b>;
Card2.Header = () => <i />;
export { Card2 as Card };`);
  expect(code).toContain('Card2.Header =');
  expect(code).toContain('Card2 as Card');
});
