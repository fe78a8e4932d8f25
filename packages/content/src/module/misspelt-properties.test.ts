import { describe, expect, test } from 'vitest';
import { loadModule } from './load-module.ts';

const properties = new Map([
  ['Card', ['title', 'icon', 'iconType', 'href', 'className', 'img', 'cols']],
  ['Accordion', ['title', 'defaultOpen']],
  ['Tabs', ['sync']],
  ['Tree.Folder', ['name', 'openable']],
]);

/** What is found, with its place. */
function found(source: string, allowed?: ReadonlySet<string>): string[] {
  const { diagnostics } = loadModule('a.mdx', source, 'page-syntax', { allowed, properties });
  return diagnostics
    .filter(({ code }) => code === 'component-property-unknown')
    .map(({ column, hint, line, message }) => `${line}:${column} ${message} ${hint}`);
}

test('A property that is nearly one of its component is told at its place', () => {
  expect(found('---\ntitle: A\n---\n\n<Card icon="titel" titel="A" />')).toEqual([
    '5:20 <Card> has no property `titel`, so it does nothing. Did you mean `title`?',
  ]);
  expect(found('Words <Card\n  icon={"a"}\n  hrfe="/a">text</Card>')).toEqual([
    '3:3 <Card> has no property `hrfe`, so it does nothing. Did you mean `href`?',
  ]);
});

test.each([
  ['letters that changed places', '<Accordion deafultOpen />', 'defaultOpen'],
  ['another letter case', '<Card Title="A" />', 'title'],
  ['a dash', '<Card icon-type="solid" />', 'iconType'],
  ['a letter too many', '<Card classsName="a" />', 'className'],
  ['a letter too few', '<Card col={2} />', 'cols'],
  ['a member of a component', '<Tree.Folder openabel />', 'openable'],
])('So is one with %s', (_, source, meant) => {
  expect(found(source)).toEqual([expect.stringContaining(`Did you mean \`${meant}\`?`)]);
});

describe('Nothing is said', () => {
  test.each([
    ['of a property that is known', '<Card title="A" />'],
    ['of one that is like none', '<Card variant="wide" tabIndex={1} zoom />'],
    ['of data, of names for assistive technology, and of handlers', '<Card data-titel="A" />'],
    ['of a handler', '<Card onTitle={open} />'],
    ['of a property that another component has', '<Accordion icno="a" openable />'],
    ['where the right one is there too', '<Card titel="A" title="A" />'],
    ['of a spread', '<Card {...titel} />'],
    ['of elements of HTML', '<a hrfe="/a">A</a>'],
    ['of a component that the page imports', "import Card from '/card.jsx'\n\n<Card titel='A' />"],
    ['of one that it declares', 'export const Card = () => <p />\n\n<Card titel="A" />'],
    ['of a component whose properties nobody knows', '<Other titel="A" />'],
    ['of what may mean a short name', '<Card imgs="a.png" />'],
    ['of attributes of HTML that are like a property', '<Tabs async />'],
    ['in code', '`<Card titel="A" />`'],
  ])('%s', (_, source) => {
    expect(found(source)).toEqual([]);
  });
});

test('Pages of strangers are told as well', () => {
  expect(found('<Card titel="A" />', new Set(['Card']))).toHaveLength(1);
});

test('Where the parser was given another text, the place is that of the tag', () => {
  const [one] = found('<br> <Card titel="A" />');
  expect(one).toMatch(/^1:\d+ <Card> has no property `titel`/);
});
