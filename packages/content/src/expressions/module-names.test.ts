import { describe, expect, it } from 'vitest';
import { moduleNames } from './module-names.ts';

describe('the imports of a module', () => {
  it('are given with all forms of names and their line', () => {
    const code = [
      'import A from "/snippets/a.mdx";',
      "import B, { c, d as e, 'f-g' as h } from '/b.jsx'",
      'import * as N from "./n.jsx"',
      'import "./side.css"',
    ].join('\n');
    expect(moduleNames(code).imports).toEqual([
      { source: '/snippets/a.mdx', default: 'A', named: [], line: 1 },
      {
        source: '/b.jsx',
        default: 'B',
        named: [
          { imported: 'c', local: 'c' },
          { imported: 'd', local: 'e' },
          { imported: 'f-g', local: 'h' },
        ],
        line: 2,
      },
      { source: './n.jsx', namespace: 'N', named: [], line: 3 },
      { source: './side.css', named: [], line: 4 },
    ]);
  });

  it('leave types out', () => {
    const { imports } = moduleNames('import type { A } from "a"; import { type B, c } from "b";');
    expect(imports).toEqual([{ source: 'b', named: [{ imported: 'c', local: 'c' }], line: 1 }]);
  });

  it('include the sources of what is only passed on', () => {
    const { imports, exports } = moduleNames('export { a } from "./a"; export * from "./b";');
    expect(imports.map(({ source }) => source)).toEqual(['./a', './b']);
    expect(exports).toEqual([]);
  });
});

describe('the exports of a module', () => {
  it('are functions and values with their code', () => {
    const code = [
      'export const Box = ({ children }) => (',
      '  <div>{children}</div>',
      ');',
      'export const name = "x", list = [name];',
      'export function Old(props) { return <Box {...props} /> }',
    ].join('\n');
    const { exports } = moduleNames(code);
    expect(exports).toMatchObject([
      {
        name: 'Box',
        local: 'Box',
        kind: 'function',
        code: 'const Box = ({ children }) => (\n  <div>{children}</div>\n)',
        line: 1,
      },
      { name: 'name', kind: 'value', code: 'const name = "x"', line: 4 },
      { name: 'list', kind: 'value', code: 'const list = [name]', line: 4 },
      { name: 'Old', kind: 'function', line: 5 },
    ]);
    expect(exports.map(({ freeNames }) => [...freeNames])).toEqual([[], [], ['name'], ['Box']]);
  });

  it('may be listed at the end', () => {
    const { exports, locals } = moduleNames(
      'const a = 1; const b = () => a; export { b, b as c };',
    );
    expect(exports).toMatchObject([
      { name: 'b', local: 'b', kind: 'function' },
      { name: 'c', local: 'b', kind: 'function' },
    ]);
    expect(locals).toMatchObject([{ name: 'a', kind: 'value', code: 'const a = 1' }]);
  });

  it.each([
    [
      'export default function A() {}',
      { name: 'default', local: 'A', kind: 'function', code: 'function A() {}' },
    ],
    ['export default () => 1', { name: 'default', kind: 'function', code: '() => 1' }],
    ['export default { a: 1 }', { name: 'default', kind: 'value', code: '{ a: 1 }' }],
    [
      'const A = () => 1; export default A;',
      { name: 'default', local: 'A', kind: 'function', code: 'const A = () => 1' },
    ],
    ['const A = 1; export { A as default };', { name: 'default', local: 'A', kind: 'value' }],
  ])('include the default one of %j', (code, expected) => {
    expect(moduleNames(code).exports).toMatchObject([expected]);
  });

  it('include each name of a pattern', () => {
    const { exports } = moduleNames('export const { a, b: [c] } = d;');
    expect(exports.map(({ name, freeNames }) => [name, ...freeNames])).toEqual([
      ['a', 'd'],
      ['c', 'd'],
    ]);
  });

  it.each([
    'export const A = memo(() => 1)',
    'export const A = React.forwardRef(function A(props, ref) {})',
    'export const A = (() => 1) as Component',
    'export class A {}',
  ])('are functions when wrapped: %j', (code) => {
    expect(moduleNames(code).exports).toMatchObject([{ name: 'A', kind: 'function' }]);
  });

  it('leave types out', () => {
    expect(moduleNames('export type A = B; export interface C {}; type D = 1;')).toMatchObject({
      exports: [],
      locals: [],
    });
  });
});

describe('what an export needs', () => {
  it.each([
    ['() => { const [a] = useState(0); return a }', true, false],
    ['() => React.useEffect(() => {})', true, false],
    ['() => { const inner = () => useRef(); }', true, false],
    ['() => <button onClick={() => 1} />', false, true],
    ['() => <Card once icon="a">{user.use()}</Card>', false, false],
    ['() => useless', false, false],
  ])('is seen in %j: hooks %j, handlers %j', (code, usesHooks, hasHandlers) => {
    expect(moduleNames(`export const A = ${code};`).exports).toMatchObject([
      { usesHooks, hasHandlers },
    ]);
  });
});

describe('the free names of a module', () => {
  it('are those that nothing in it declares', () => {
    const code = 'import { a } from "a"; const b = a; export const C = () => <D b={b} e={e} />;';
    expect([...moduleNames(code).freeNames].sort()).toEqual(['D', 'e']);
  });
});

describe('code that does not parse', () => {
  it('gives the reason and its place', () => {
    const { failure, exports } = moduleNames('export const a = ;');
    expect(exports).toEqual([]);
    expect(failure?.offset).toBe(17);
    expect(failure?.reason).not.toBe('');
  });
});
