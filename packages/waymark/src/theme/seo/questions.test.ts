import { contentNodes, markdownRuntime } from '@waymark/content';
import { messages } from '@waymark/core';
import { expect, it } from 'vitest';
import { markdownComponents } from '../content/markdown-forms.ts';
import { questionsOf } from './questions.ts';

const make = (name: string, title: string | undefined, ...children: unknown[]) =>
  markdownRuntime.jsx(markdownComponents[name], { title, children });
const item = (title: string, ...children: unknown[]) => make('Accordion', title, ...children);
const group = (...children: unknown[]) => make('AccordionGroup', undefined, ...children);
const p = (text: string) => markdownRuntime.jsx('p', { children: text });
const found = async (...tree: unknown[]) =>
  questionsOf(
    await contentNodes(tree),
    messages('en'),
    (href) => new URL(href, 'https://docs.example/a/b').href,
  );
const names = async (...tree: unknown[]) => (await found(...tree)).map(({ name }) => name);

it.each([
  'How do I start?',
  'どうすれば始められますか？',
  'كيف أبدأ؟',
  'Πώς ξεκινώ;',
  'እንዴት፧',
  'What is “this?”',
  '(Why?)',
  'Ready? 🚀',
])('takes an accordion for a question whose title is %s', async (title) => {
  expect(await names(group(item(title, p('So.'))))).toEqual([title]);
});

it.each(['Start', 'Why not.', '?', '???', 'What? That', 'a?b=1', ''])(
  'takes no accordion for a question whose title is "%s"',
  async (title) => {
    expect(await names(group(item(title, p('So.'))))).toEqual([]);
  },
);

it('takes the questions of a group only where more than half of its accordions ask', async () => {
  const mixed = [item('Why?', p('So.')), item('Limits', p('Ten.'))];
  expect(await names(group(...mixed))).toEqual([]);
  expect(await names(group(...mixed, item('How?', p('So.'))))).toEqual(['Why?', 'How?']);
  expect(await names(item('Why?', p('Outside of a group.')))).toEqual([]);
});

it('counts what asks inside an answer as part of it, and looks into what does not ask', async () => {
  const inner = group(item('Inner?', p('Within.')));
  const [outer, ...others] = await found(group(item('Outer?', p('First.'), inner)));
  expect(outer?.answer).toBe('<p>First.</p>\n<p><strong>Inner?</strong></p>\n<p>Within.</p>');
  expect(others).toEqual([]);
  expect(await names(group(item('Accounts', inner)))).toEqual(['Inner?']);
});

it('leaves out empty answers and questions that were asked before', async () => {
  const again = group(item('Why?', p('Second.')), item('Nothing?'), item('Blank?', p(' ')));
  expect(await found(group(item('Why?', p('First.'))), again)).toEqual([
    { name: 'Why?', answer: '<p>First.</p>' },
  ]);
});

it('answers what readers see, with whole addresses', async () => {
  const html =
    '<p>For <b>all</b>: <a href="../c#d">c</a></p><template data-wm-agents><p>Tool</p></template><div data-wm-humans><p>Click</p></div>';
  const holder = markdownRuntime.jsx('div', { 'set:html': html });
  expect(await found(group(item('Who?', holder)))).toEqual([
    {
      name: 'Who?',
      answer:
        '<p>For <strong>all</strong>: <a href="https://docs.example/c#d">c</a></p>\n<p>Click</p>',
    },
  ]);
});
