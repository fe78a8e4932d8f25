import { messages } from '@waymark/core/messages';
import { expect, it } from 'vitest';
import { blockForm, lineForm } from './content-component.ts';
import { contentNodes, markdownRuntime, propertyNodes } from './markdown-runtime.ts';
import { contentBlocks, pageText } from './page-text.ts';

const { Fragment, jsx } = markdownRuntime;
const markdown = async (tree: unknown) =>
  pageText([], contentBlocks(await contentNodes(tree), messages('en'))).markdown.trimEnd();

it('gives elements, texts, numbers, lists and fragments their place', async () => {
  const list = [1, 2].map((number) => jsx('li', { children: number }));
  const tree = [jsx('p', { children: ['a', false, null, ' b'] }), jsx('ul', { children: list })];
  expect(await markdown(jsx(Fragment, { children: tree }))).toBe('a b\n\n- 1\n- 2');
});

it('reads HTML that was compiled or that an author sets', async () => {
  const set = jsx('div', { dangerouslySetInnerHTML: { __html: '<b>a</b> &amp; b' } });
  expect(await markdown([jsx(Fragment, { 'set:html': '<p><em>x</em></p>' }), set])).toBe(
    '_x_\n\n**a** & b',
  );
});

it('reads an element that is named as what objects inherit', async () => {
  expect(await markdown(jsx('p', { children: jsx('constructor', { children: 'a' }) }))).toBe('a');
});

it('runs components of the docs folder, and says nothing of one that throws', async () => {
  const Twice = ({ children }: { children?: unknown }) => [children, children];
  const Broken = () => {
    throw new Error('no');
  };
  const tree = [jsx(Twice, { children: jsx('p', { children: 'a' }) }), jsx(Broken, {})];
  expect(await markdown(tree)).toBe('a\n\na');
});

it('waits for what components promise, and for promises among children', async () => {
  const Late = async () => jsx('b', { children: 'late' });
  const Failed = async () => {
    throw new Error('no');
  };
  const children = [jsx(Late, {}), ' ', Promise.resolve('later'), jsx(Failed, {})];
  expect(await markdown(jsx('p', { children }))).toBe('**late** later');
});

it('shows what an unknown component holds', async () => {
  expect(await markdown(jsx(undefined, { children: 'a' }))).toBe('a');
});

it('lets a form say what a component shows, in a line or by itself', async () => {
  const word = lineForm((component, reader) => `(${reader.inline(component.children)})`);
  const titled = blockForm((component, reader) => [
    ...reader.blocks(propertyNodes(component, 'title')),
    ...reader.blocks(component.children),
  ]);
  const line = jsx('p', { children: ['a ', jsx(word, { children: 'b' })] });
  const title = jsx('em', { children: 'T' });
  expect(await markdown(jsx(titled, { title, children: line }))).toBe('_T_\n\na (b)');
  expect(await markdown(jsx(titled, { title: 'T', titleHtml: '<b>T</b>' }))).toBe('**T**');
  expect(await markdown(jsx('h2', { children: jsx(titled, { title: 'T' }) }))).toBe('## T');
});

it('takes attributes as HTML has them', async () => {
  const cell = jsx('td', { style: { textAlign: 'right' }, children: 'a' });
  const table = jsx('table', { children: jsx('tr', { children: cell }) });
  expect(await markdown(table)).toContain('---:');
  expect(await markdown(jsx('a', { href: '/a', onClick: () => {}, children: 'a' }))).toBe(
    '[a](/a)',
  );
});
