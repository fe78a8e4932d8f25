import { describe, expect, test } from 'vitest';
import { createIslandFinder, mayDeclare } from './create-island-finder.ts';

function islands(source: string, file = 'snippets/a.jsx', others: Record<string, string> = {}) {
  const files: Readonly<Record<string, string>> = { ...others, [file]: source };
  const finder = createIslandFinder((name) => files[name]);
  return finder.islands(file).map(({ name }) => name);
}

test('A component that needs it says what it refers to in its file', () => {
  const source = `const Row = () => <Tree.File name="x" />;
export const A = () => { useState(0); return <Card><Row /></Card>; };
export const B = () => <Tabs />;`;
  const finder = createIslandFinder(() => source);
  expect(finder.islands('a.jsx').map(({ uses }) => uses)).toEqual([['A', 'Card', 'Row', 'Tree']]);
});

describe('A component needs the browser', () => {
  test.each([
    ['calls a hook', 'export const A = () => { const [n] = useState(0); return <b>{n}</b>; };'],
    [
      'calls a hook of React',
      'export const A = () => { React.useEffect(() => {}); return null; };',
    ],
    ['calls a hook of its own', 'export const A = () => <b>{useNothing()}</b>;'],
    ['handles an event', 'export const A = () => <b onClick={() => {}}>x</b>;'],
    ['reads the window', 'export const A = () => <b>{window.innerWidth}</b>;'],
    ['reads the storage', 'export function A() { return <b>{localStorage.getItem("a")}</b>; }'],
    ['fetches', 'export const A = async () => <b>{await fetch("/a")}</b>;'],
    ['is made by React', 'export const A = memo(() => <b />);'],
    ['is a class', 'export class A extends React.Component { render() { return <b />; } }'],
  ])('that %s', (_, source) => {
    expect(islands(source)).toEqual(['A']);
  });

  test('that refers to a part of its file that does', () => {
    const source = `const useOpen = () => useState(false);
const Row = () => <b>{useOpen()[0]}</b>;
export const Table = () => <div><Row /></div>;
export const Plain = () => <b />;`;
    expect(islands(source)).toEqual(['Table']);
  });

  test('that refers to a part of another file that does', () => {
    const others = { 'snippets/hooks.js': 'export const useOpen = () => useState(false);' };
    const source = `import { useOpen as open } from './hooks.js';
export const A = () => <b>{open()[0]}</b>;`;
    expect(islands(source, 'snippets/a.jsx', others)).toEqual(['A']);
  });

  test('whose member does', () => {
    const source = `export const Card = () => <b />;
Card.Header = () => <b onClick={() => {}} />;`;
    expect(islands(source)).toEqual(['Card']);
  });

  test('under every name that it is exported as', () => {
    const source = `const A = () => <b onClick={() => {}} />;
export { A as B };
export default A;`;
    expect(islands(source)).toEqual(['default', 'B']);
    expect(islands('export default () => <b onClick={() => {}} />;')).toEqual(['default']);
  });

  test('that a page declares, with its place', () => {
    const source = '# Page\n\nexport const A = () => <b onClick={() => {}} />;\n';
    const finder = createIslandFinder(() => source);
    expect(finder.islands('page.mdx')).toEqual([
      { file: 'page.mdx', name: 'A', line: 3, column: 1, uses: ['A'] },
    ]);
  });
});

describe('A component stays static', () => {
  test.each([
    [
      'has only properties and content',
      'export const A = ({ b, children }) => <b>{b}{children}</b>;',
    ],
    ['has a parameter named like the browser', 'export const A = ({ window }) => <b>{window}</b>;'],
    ['is a value', 'export const A = [{ run: () => document.title }];'],
    ['has no name that an element can have', 'export const useA = () => useState(0);'],
    ['does not parse', 'export const A = () => <b onClick={useState()}>'],
  ])('that %s', (_, source) => {
    expect(islands(source)).toEqual([]);
  });

  test('that stands in a code fence of a page', () => {
    const source = '# Page\n\n```jsx\nexport const A = () => <b onClick={() => {}} />;\n```\n';
    expect(islands(source, 'page.mdx')).toEqual([]);
    expect(mayDeclare(source)).toBe(false);
  });
});
