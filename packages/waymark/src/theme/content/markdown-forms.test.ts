import { contentBlocks, contentNodes, markdownRuntime, pageText } from '@waymark/content';
import { messages } from '@waymark/core';
import { expect, it } from 'vitest';
import { markdownComponents } from './markdown-forms.ts';

type Props = Readonly<Record<string, unknown>>;

const make = (name: string, props: Props = {}, ...children: unknown[]) =>
  markdownRuntime.jsx(markdownComponents[name] ?? name, {
    ...props,
    ...(children.length > 0 ? { children } : {}),
  });
const markdown = async (...tree: unknown[]) =>
  pageText([], contentBlocks(await contentNodes(tree), messages('en'))).markdown.trimEnd();
const p = (...children: unknown[]) => make('p', {}, ...children);

it('writes each tab and view below its title', async () => {
  const tabs = make(
    'Tabs',
    { items: [{ title: 'npm' }] },
    make('Tab', { title: 'npm' }, p('Run.')),
  );
  expect(await markdown(make('ViewMenu'), tabs, make('View', { title: 'V' }, 'v'))).toBe(
    '**npm**\n\nRun.\n\n**V**\n\nv',
  );
});

it('writes accordions and expandable content below their titles', async () => {
  const accordion = make('Accordion', { title: 'Why', description: 'In short', id: 'a' }, 'So.');
  const expandable = make('Expandable', {}, 'b');
  expect(await markdown(accordion, expandable)).toBe(
    '**Why**\n\nIn short\n\nSo.\n\n**Child attributes**\n\nb',
  );
});

it('numbers steps on over what stands between them', async () => {
  const one = make('Step', { title: 'One' }, make('pre', {}, make('code', {}, 'a')));
  const nine = make('Step', { title: 'Nine', stepNumber: '9' }, 'c');
  const steps = make('Steps', {}, one, p('Between'), make('Step', { title: 'Two' }, 'b'), nine);
  expect(await markdown(steps)).toBe(
    '1. **One**\n\n   ```\n   a\n   ```\n\nBetween\n\n2. **Two**\n\n   b\n\n9. **Nine**\n\n   c',
  );
});

it('writes cards as one list, their titles as links', async () => {
  const linked = make('Card', { title: 'A', href: '/a', icon: 'x' }, 'One.');
  const plain = make('Card', { title: 'B', cta: 'More', img: '/i.png' }, p('Two.'));
  const disabled = make('Card', { title: 'C', href: '/c', disabled: true, description: 'Three.' });
  expect(await markdown(make('CardGroup', {}, linked, '\n', plain, disabled))).toBe(
    '- [A](/a): One.\n\n- **B**\n\n  ![i](/i.png)\n\n  Two.\n\n  More\n\n- **C**: Three.',
  );
});

it('names a linked card without a title by what it shows', async () => {
  expect(await markdown(make('Card', { href: '/a', cta: 'Read on' }))).toBe(
    '- [Read on](/a): Read on',
  );
  expect(
    await markdown(make('Tile', { href: '/t', title: 'T' }, make('img', { src: '/t.png' }))),
  ).toBe('- [T](/t)\n\n  ![](/t.png)');
});

it('links of a tile without a title the description, else the name of its picture, else the address', async () => {
  const picture = make('img', { src: '/big-t.png' });
  expect(await markdown(make('Tile', { href: '/t', description: 'D' }, picture))).toBe(
    '- [D](/t)\n\n  ![](/big-t.png)',
  );
  const named = make('Tile', { href: '/t' }, make('img', { src: '/t.png', alt: 'Square' }));
  expect(await markdown(named)).toBe('- [Square](/t)\n\n  ![Square](/t.png)');
  expect(await markdown(make('Tile', { href: '/t' }))).toBe('- [/t](/t)');
});

it('keeps the words of columns apart', async () => {
  const columns = make('Columns', {}, make('Column', {}, 'Gamma'), make('Column', {}, 'Delta'));
  expect(await markdown(columns, 'Omega')).toBe('Gamma\n\nDelta\n\nOmega');
});

it('begins callouts with their kind', async () => {
  expect(await markdown(make('Note', {}, 'Text'))).toBe('> **Note** Text');
  expect(await markdown(make('Note', { title: 'Title' }, p('Text')))).toBe(
    '> **Note: Title**\n>\n> Text',
  );
  expect(await markdown(make('Callout', { type: 'Error' }, 'Text'))).toBe('> **Danger** Text');
  expect(await markdown(make('Callout', { color: 'red' }, 'Text'))).toBe('> Text');
});

it('writes fields as nested lists', async () => {
  const inner = make('ResponseField', { name: 'b', type: 'string', required: true });
  const content = make('Expandable', { title: 'properties' }, inner);
  const outer = make(
    'ParamField',
    { query: 'a', type: 'string[]', default: 1 },
    p('One.'),
    content,
  );
  const last = make('ResponseField', { name: 'c', pre: ['new'], deprecated: 'true' }, 'Two.');
  const hidden = make('ParamField', { body: 'd', hidden: true });
  expect(await markdown(outer, last, hidden)).toBe(
    '- `a` string[], query, default: 1: One.\n\n  **properties**\n\n  - `b` string, required\n\n- new `c` Deprecated: Two.',
  );
});

it('writes a field that says it is not hidden', async () => {
  expect(await markdown(make('ParamField', { path: 'a', hidden: 'false' }))).toBe('- `a` path');
});

it('counts a step without a number by its place', async () => {
  const steps = make('Steps', {}, make('Step', { title: 'One', stepNumber: '' }, 'a'));
  expect(await markdown(steps)).toBe('1. **One**\n\n   a');
});

it('writes tooltips in brackets behind their word', async () => {
  const props = { headline: 'What', tip: 'An interface.', cta: 'More', href: '/a' };
  expect(await markdown(p(make('Tooltip', props, 'API')))).toBe(
    'API (What: An interface. [More](/a))',
  );
});

it('writes entries of changelogs below headings', async () => {
  const props = { label: 'May', id: 'may', tags: ['API', 'CLI'], description: 'v2' };
  expect(await markdown(make('Update', props, p('a')))).toBe('## May\n\nAPI, CLI\n\nv2\n\na');
});

it('writes trees as lists, folders with a slash, whether they are made of elements or lists', async () => {
  const file = make('Tree.File', { name: 'a.ts', comment: 'first' });
  const closed = make('Tree.Folder', { name: 'b', openable: false }, file);
  const folder = make('Tree.Folder', { name: 'src/' }, file, closed);
  expect(await markdown(make('Tree', {}, folder))).toBe('- src/\n  - a.ts: first\n  - b/');
  const list = make('ul', {}, make('li', {}, 'src', make('ul', {}, make('li', {}, p('a.ts')))));
  expect(await markdown(make('Tree', {}, list))).toBe('- src/\n  - a.ts');
});

it('writes a tree of a list and elements as one list', async () => {
  const list = make('ul', {}, make('li', {}, 'src/', make('ul', {}, make('li', {}, 'a.ts'))));
  const file = make('Tree.File', { name: 'comp.ts' });
  expect(await markdown(make('Tree', {}, file, list, p('x'), file))).toBe(
    '- comp.ts\n- src/\n  - a.ts\n\nx\n\n- comp.ts',
  );
});

it('writes colours with their values', async () => {
  const item = make('Color.Item', { name: 'text', value: { light: '#000', dark: '#fff' } });
  const row = make('Color.Row', { title: 'Greys' }, item);
  expect(await markdown(make('Color', {}, row))).toBe('Greys\n\n- text: #000, #fff');
});

it('writes a code block that stands in a `pre` of the page', async () => {
  const fence = make('CodeBlock', { language: 'sh', html: { text: 'npm i' } });
  expect(await markdown(make('pre', {}, '\n', fence, '\n'))).toBe('```sh\nnpm i\n```');
  expect(await markdown(make('pre', {}, make('div', {}, fence)))).toBe('```sh\nnpm i\n```');
});

it('fences code with its language and title, lines that come and go with signs', async () => {
  const html = { text: '- a\n+ b', isDiff: true };
  const props = { html, language: 'js', filename: 'a.js' };
  expect(await markdown(make('CodeBlock', props))).toBe('```diff a.js\n- a\n+ b\n```');
  expect(await markdown(make('CodeBlock', { language: 'nocopy' }, 'x'))).toBe('```\nx\n```');
});

it('writes formulas, diagrams and prompts as their source', async () => {
  const line = p('Let ', make('Latex', { html: { text: 'x_1' } }), '.');
  const displayed = make('Latex', { html: { text: 'y', isDisplayed: true } });
  const prompt = make('Prompt', { description: 'Ask', source: 'Do it' });
  expect(await markdown(line, displayed, make('Mermaid', { chart: 'graph TD' }), prompt)).toBe(
    'Let $x_1$.\n\n$$\ny\n$$\n\n```mermaid\ngraph TD\n```\n\nAsk\n\n```\nDo it\n```',
  );
});

it('writes the rest as the text it shows', async () => {
  expect(await markdown(p(make('Badge', { href: '/b' }, 'New'), make('Icon', { icon: 'x' })))).toBe(
    '[New](/b)',
  );
  expect(await markdown(make('GitHub.Repo', { repo: 'https://github.com/a/b' }))).toBe(
    '[a/b](https://github.com/a/b)',
  );
  expect(await markdown(make('Heading', { level: 3, id: 'h' }, 'H'))).toBe('### H');
  expect(
    await markdown(make('Frame', { hint: 'Hint', caption: 'C' }, make('img', { src: '/i' }))),
  ).toBe('Hint\n\n![](/i)\n\nC');
  expect(await markdown(make('Link', { to: '/x' }, 'b'))).toBe('[b](/x)');
});

it('writes the label of an icon, and its name where a cell or an item holds nothing else', async () => {
  const named = make('Icon', { icon: 'check', 'aria-label': 'Yes' });
  const icons = [make('Icon', { icon: 'fa-check' }), ' ', make('Icon', { src: '/images/sun.svg' })];
  expect(await markdown(p('Ready ', named), p('Ready ', ...icons))).toBe('Ready Yes\n\nReady');
  expect(await markdown(make('ul', {}, make('li', {}, ...icons), make('li', {}, named)))).toBe(
    '- check, sun\n- Yes',
  );
  const cell = (...children: unknown[]) => make('td', {}, ...children);
  const row = make('tr', {}, cell(p(...icons)), cell(...icons, ' both'), cell(named));
  const table = make('table', {}, make('tr', {}, make('th', {}, 'A')), row);
  expect(await markdown(table)).toBe(
    '| A |  |  |\n| --- | --- | --- |\n| check, sun | both | Yes |',
  );
});

it('has what is for agents or for readers without an account, and nothing for humans only', async () => {
  const audiences = ['humans', 'agents', 'signed-out', 'signed-in', undefined];
  const made = audiences.map((audience) => make('Visibility', { for: audience }, `${audience} `));
  expect(await markdown(p(...made))).toBe('agents signed-out');
});
