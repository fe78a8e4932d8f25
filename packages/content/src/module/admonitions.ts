import { type Diagnostic, diagnostic, type SourceLocation } from '@waymark/core/page';
import type { Paragraph, Root } from 'mdast';
import { eachNode } from '../tree/each-node.ts';
import { start } from '../tree/position.ts';

/** Callouts by what other formats call them behind colons. */
const callouts: ReadonlyMap<string, string> = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['important', 'Info'],
  ['warning', 'Warning'],
  ['caution', 'Warning'],
  ['danger', 'Danger'],
  ['success', 'Check'],
]);

const opening = /^:{3,}[ \t]*([a-z]+)(?![\w-])(.*)/i;

/**
 * Warnings about paragraphs that begin as callouts of other formats do, such as `:::tip`. They stay
 * text, since colons may be meant.
 *
 * @param source what the tree was made from: colons with a backslash before them are meant
 */
export function findAdmonitions(root: Root, file: string, source: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (!source.includes(':::')) return diagnostics;
  const lines = source.split(/\r\n?|\n/);
  eachNode(root, (node) => {
    const found = node.type === 'paragraph' ? admonitionOf(node) : undefined;
    // Mended HTML shifts offsets, but no lines.
    if (!found || lines[start(node).line - 1]?.includes('\\:')) return;
    diagnostics.push(shownAsText(found, { file, ...start(node) }));
  });
  return diagnostics;
}

interface Admonition {
  readonly kind: string;
  readonly component: string;
  readonly isTitled: boolean;
}

function admonitionOf({ children: [first, ...inline] }: Paragraph): Admonition | undefined {
  const [line, kind = '', rest = ''] =
    (first?.type === 'text' ? opening.exec(first.value) : undefined) ?? [];
  const component = callouts.get(kind.toLowerCase());
  if (first?.type !== 'text' || line === undefined || component === undefined) return undefined;
  const goesOn = line === first.value && inline.length > 0 && inline[0]?.type !== 'break';
  const title = rest.trim();
  // What is closed in its first line has its content there.
  return { kind, component, isTitled: (title !== '' || goesOn) && !title.endsWith(':::') };
}

function shownAsText({ kind, component, isTitled }: Admonition, at: SourceLocation): Diagnostic {
  const title = isTitled ? ', and the title in bold between them' : '';
  return diagnostic('admonition-as-text', {
    at,
    message: `\`:::${kind}\` is not syntax of this format and is shown as it is written.`,
    hint: `Write \`<${component}>\` and \`</${component}>\` on lines of their own, instead of \`:::${kind}\` and \`:::\`${title}.`,
  });
}
