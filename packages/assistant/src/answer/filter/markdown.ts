import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

/** Code is what is fenced: models indent as deep as their lists go, and deeper. */
const unread = ['htmlFlow', 'htmlText', 'definition', 'gfmFootnoteDefinition', 'codeIndented'];

/** What makes something else of a paragraph that has begun. */
const reread = ['setextUnderline', 'table'];

/**
 * Reads Markdown as GitHub does; HTML, definitions and footnotes are text, and a tangle is code.
 *
 * @param isParagraph what it begins with stays a paragraph, whatever its next line is
 */
export function parseMarkdown(text: string, isParagraph = false): Root {
  if (isTangle(text)) return { type: 'root', children: [{ type: 'code', value: text }] };
  const disabled = isParagraph ? [...unread, ...reread] : unread;
  return fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: disabled } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/** Far more signs in one paragraph than anybody writes, which a parser takes seconds for. */
function isTangle(text: string): boolean {
  return (
    /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])){30}/m.test(text) ||
    text.split(/\n[ \t]*\n/).some((part) => (part.match(/[*_~[\]<]/g)?.length ?? 0) > mostSigns)
  );
}

const mostSigns = 1_500;

const form: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  // Renderers differ in what they take for HTML, and in what for a formula.
  unsafe: [
    { character: '<', inConstruct: 'phrasing' },
    { character: '$', inConstruct: 'phrasing' },
  ],
  handlers: {
    text: (node, _parent, state, info) => state.safe(node.value, info).replaceAll('\\<', '&lt;'),
  },
};

/** Writes Markdown that says what the tree says, with an escape before whatever might say more. */
export function writeMarkdown(tree: Nodes): string {
  return toMarkdown(tree, form).trimEnd();
}
