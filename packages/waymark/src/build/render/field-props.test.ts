import { expect, test } from 'vitest';
import { createRuntime } from './jsx.ts';

interface Node {
  readonly props: Readonly<Record<string, unknown>>;
}

const { jsx } = createRuntime(() => undefined, undefined);
const made = (type: string, props: Record<string, unknown>) => jsx(type, props) as Node;

test('The value of a textarea is its text', () => {
  expect(made('textarea', { defaultValue: 'a\nb', rows: 2 }).props).toEqual({
    rows: 2,
    children: 'a\nb',
  });
  expect(made('input', { defaultValue: 'a' }).props).toEqual({ value: 'a' });
});

test('The option of a select that its value names is marked, in a group and by its text too', () => {
  const options = ['a', 'b'].map((name) => made('option', { value: name, children: name }));
  const group = made('optgroup', { label: 'g', children: made('option', { children: ['c', 1] }) });
  const marked = (value: unknown) => {
    const { props } = made('select', { defaultValue: value, children: [options, group] });
    expect(props).not.toHaveProperty('value');
    return JSON.stringify(props['children']).match(/"children":[^{}]*"selected":true/g);
  };
  expect(marked('b')).toEqual([expect.stringContaining('"b"')]);
  expect(marked(['a', 'c1'])).toHaveLength(2);
  expect(marked('x')).toBeNull();
});
