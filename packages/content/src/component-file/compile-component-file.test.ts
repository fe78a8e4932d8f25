import { describe, expect, it } from 'vitest';
import { compileComponentFile } from './compile-component-file.ts';

type Exports = Record<string, (props: object) => unknown>;

function evaluate(
  source: string,
  modules: Record<string, object> = {},
  file = 'snippets/a.tsx',
): Exports {
  const { code, diagnostics } = compileComponentFile(file, source);
  expect(diagnostics).toEqual([]);
  const jsx = (type: unknown, props: object) => ({ type, props });
  const runtime = { jsx, jsxs: jsx, Fragment: 'fragment' };
  const run = new Function('_runtime', '_import', code);
  return run(runtime, (path: string) => modules[path] ?? {}) as Exports;
}

describe('component files', () => {
  it('export what they declare, with JSX and types compiled away', () => {
    const { Badge, size } = evaluate(
      'export const size: number = 3;\nexport const Badge = ({ text }: { text: string }) => <b>{text}</b>;',
    );
    expect(size).toBe(3);
    expect(Badge?.({ text: 'x' })).toEqual({ type: 'b', props: { children: 'x' } });
  });

  it('export a default under that name, named or not', () => {
    expect(evaluate('export default function Named() { return 1 }')['default']?.({})).toBe(1);
    expect(evaluate('export default () => 2')['default']?.({})).toBe(2);
    expect(evaluate('const A = () => 3;\nexport { A as default, A as B }')['default']?.({})).toBe(
      3,
    );
  });

  it('see what they import', () => {
    const modules = { './b.jsx': { default: () => 4, helper: () => 5 } };
    const source = 'import B, { helper as h } from "./b.jsx";\nexport const sum = () => B() + h();';
    expect(evaluate(source, modules)['sum']?.({})).toBe(9);
  });

  it('see what a file without a default export declares by the name that they import', () => {
    const modules = { './b.jsx': { B: () => 4 } };
    const source = 'import B from "./b.jsx";\nexport const four = () => B();';
    expect(evaluate(source, modules)['four']?.({})).toBe(4);
  });

  it('get what a snippet exports by statements, and not its content', () => {
    const modules = { './b.jsx': { B: () => 4 } };
    const source = `import { B } from './b.jsx'

export const Star = () => (
  <svg><circle r="5" /></svg>
)

# Content

export const four = B();

export default Star;`;
    const snippet = evaluate(source, modules, 'snippets/icons.mdx');
    expect(Object.keys(Object.getOwnPropertyDescriptors(snippet)).sort()).toEqual(['Star', 'four']);
    expect(snippet['Star']?.({})).toMatchObject({ type: 'svg' });
    expect(snippet['four']).toBe(4);
  });

  it('do not get the content of a snippet', () => {
    const modules = { './b.mdx': { B: () => 4 } };
    const source = 'import B from "./b.mdx";\nexport const isThere = () => B !== undefined;';
    expect(evaluate(source, modules)['isThere']?.({})).toBe(false);
  });

  it('keep statements that are no declarations, such as members of a component', () => {
    const source = 'export const Card = () => 1;\nCard.Header = () => 2;';
    const { Card } = evaluate(source);
    expect((Card as unknown as { Header(): number }).Header()).toBe(2);
  });

  it('that do not parse export nothing and say where', () => {
    const { code, diagnostics } = compileComponentFile(
      'snippets/a.jsx',
      'const a = 1;\nexport const b = <p>;',
    );
    expect(code).toBe('return {}');
    expect(diagnostics).toMatchObject([{ code: 'module-syntax', file: 'snippets/a.jsx', line: 2 }]);
  });
});
