import { describe, expect, it } from 'vitest';
import { moduleDeclarations } from './module-declarations.ts';

describe('the declarations of a module', () => {
  it('are functions and values with their code', () => {
    const code = [
      'const Box = ({ children }) => (',
      '  <div>{children}</div>',
      ');',
      'const name = "x", list = [name];',
      'function Old(props) { return <Box {...props} /> }',
    ].join('\n');
    const declarations = moduleDeclarations(code);
    expect(declarations).toMatchObject([
      {
        name: 'Box',
        kind: 'function',
        code: 'Box = ({ children }) => (\n  <div>{children}</div>\n)',
      },
      { name: 'name', kind: 'value', code: 'name = "x"' },
      { name: 'list', kind: 'value', code: 'list = [name]' },
      { name: 'Old', kind: 'function' },
    ]);
    const free = declarations.map(({ freeNames }) => [...freeNames]);
    expect(free).toEqual([[], [], ['name'], ['Box']]);
  });

  it('include each name of a pattern', () => {
    const declarations = moduleDeclarations('const { a, b: [c] } = d;');
    expect(declarations.map(({ name, freeNames }) => [name, ...freeNames])).toEqual([
      ['a', 'd'],
      ['c', 'd'],
    ]);
  });

  it.each([
    'const A = memo(() => 1)',
    'const A = React.forwardRef(function A(props, ref) {})',
    'const A = (() => 1) as Component',
    'class A {}',
  ])('are functions when wrapped: %j', (code) => {
    expect(moduleDeclarations(code)).toMatchObject([{ name: 'A', kind: 'function' }]);
  });

  it('leave types out', () => {
    expect(moduleDeclarations('type A = B; interface C {}; type D = 1;')).toEqual([]);
  });

  it('are none of code that does not parse', () => {
    expect(moduleDeclarations('const a = ;')).toEqual([]);
  });
});

describe('what a declaration needs', () => {
  it.each([
    ['() => { const [a] = useState(0); return a }', true, false],
    ['() => React.useEffect(() => {})', true, false],
    ['() => { const inner = () => useRef(); }', true, false],
    ['() => <button onClick={() => 1} />', false, true],
    ['() => <Card once icon="a">{user.use()}</Card>', false, false],
    ['() => useless', false, false],
  ])('is seen in %j: hooks %j, handlers %j', (code, usesHooks, hasHandlers) => {
    expect(moduleDeclarations(`const A = ${code};`)).toMatchObject([{ usesHooks, hasHandlers }]);
  });
});
