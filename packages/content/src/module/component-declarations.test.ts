import { expect, test } from 'vitest';
import { compile } from '../testing/compile-pages.ts';

test.each([
  ['a constant', 'export const Box = ({ a }) => <b>{a}</b>; // a comment'],
  ['a function', 'export function Box({ a }) { return <b>{a}</b>; }'],
])('%s that can be an element goes through the renderer', async (_, declaration) => {
  const { code, diagnostics } = await compile(`${declaration}\n\n<Box a="x" />`);
  expect(code).toContain('_component("page.mdx#Box", () => ');
  expect(diagnostics).toEqual([]);
});

test('functions of a page may be used before they are declared', async () => {
  const { code } = await compile(
    'export const Row = <Box />;\n\nexport function Box() { return <b />; }\n\n{Row}',
  );
  expect(code.indexOf('const Box')).toBeLessThan(code.indexOf('const Row'));
});

test('other declarations stay as they are', async () => {
  const { code } = await compile('export const size = 3;\n\n{size * 2}');
  expect(code).not.toContain('_component');
});
