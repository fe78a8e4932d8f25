import { compilePage, pageAnchors } from '../../../packages/content/src/page/compile-page.ts';
import { testContext } from '../../../packages/content/src/testing/compile-pages.ts';
import { checkDiagnostics, inTime } from '../invariants.ts';
import { textsLike } from '../mutations.ts';
import { corpus, type Target } from '../target.ts';

/** Signs and words that pages are made of. */
export const pageWords = [
  ...[
    '---\n',
    '```',
    '~~~',
    '$$',
    '{/*',
    '*/}',
    '{',
    '}',
    '</',
    '/>',
    '<>',
    '</>',
    '**',
    '_',
    '|',
    '| - |\n',
  ],
  ...[
    'import A from "/snippets/a.mdx"\n',
    'export const a = 1\n',
    '<Note>',
    '</Note>',
    '<Tabs>',
    '<Tab title="a">',
  ],
  ...[
    '<Snippet file="a.mdx" />',
    '<div {...a}>',
    'style={{ a: 1 }}',
    '> ',
    '- ',
    '1. ',
    '# ',
    '[^1]',
    '[a](b)',
    '![',
    '<!--',
    '-->',
  ],
];

const files = {
  'snippets/a.mdx': 'Text {b}\n\n```js\n{b}\n```\n\n<Snippet file="c.mdx" />',
  'snippets/c.mdx': 'import A from "/snippets/a.mdx"\n\n<A b="x" />',
};

/** A page, compiled as trusted: nothing of it is evaluated. */
export const mdx: Target = {
  title: 'every page compiles, in time, without a fault of the compiler',
  inputs: textsLike(corpus('mdx'), pageWords),
  async check(input) {
    const known: Record<string, string> = { ...files, 'page.mdx': input };
    const context = testContext(known);
    const page = await inTime(() => compilePage('page.mdx', input, context));
    checkDiagnostics(page.diagnostics, (file) => known[file]);
    const fault = page.diagnostics.find(({ message }) => message.includes('cannot be compiled'));
    if (fault) throw new Error(fault.message);
    new Function(`return function(){${page.code}\n}`);
    const { anchors } = await inTime(() => pageAnchors('page.mdx', input, context));
    if (JSON.stringify(anchors) !== JSON.stringify(page.anchors)) {
      throw new Error('What links may lead to is not what the page has.');
    }
  },
};
