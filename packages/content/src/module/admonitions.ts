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
 * Warnings about lines of paragraphs that begin as callouts of other formats do, such as `:::tip`. They
 * stay text, since colons may be meant.
 *
 * @param source what the tree was made from: colons with a backslash before them are meant
 */
export function findAdmonitions(root: Root, file: string, source: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (!source.includes(':::')) return diagnostics;
  const lines = source.split(/\r\n?|\n/);
  eachNode(root, (node) => {
    if (node.type !== 'paragraph') return;
    for (const found of admonitionsOf(node)) {
      // Mended HTML shifts offsets, but no lines.
      const written = lines[found.line - 1] ?? '';
      if (written.includes('\\:')) continue;
      const column = found.line === start(node).line ? start(node).column : columnOf(written);
      diagnostics.push(shownAsText(found, { file, line: found.line, column }));
    }
  });
  return diagnostics;
}

/** Where the colons of a line are, behind what indents it. */
function columnOf(line: string): number {
  return Math.max(line.indexOf(':::'), 0) + 1;
}

interface Admonition {
  readonly line: number;
  readonly kind: string;
  readonly component: string;
  readonly isTitled: boolean;
}

function admonitionsOf({ children: inline }: Paragraph): Admonition[] {
  return inline.flatMap((node, index) => {
    if (node.type !== 'text' || !node.value.includes(':::')) return [];
    const before = inline[index - 1];
    const after = inline[index + 1];
    const first = start(node).line;
    const lines = node.value.split('\n');
    return lines.flatMap((text, offset) => {
      const isStart = offset > 0 || before === undefined || before.type === 'break';
      const goesOn = offset === lines.length - 1 && after !== undefined && after.type !== 'break';
      return (isStart ? admonitionIn(text, first + offset, goesOn) : undefined) ?? [];
    });
  });
}

/** @param goesOn whether something follows in the line that is no text */
function admonitionIn(text: string, line: number, goesOn: boolean): Admonition | undefined {
  const [, kind = '', rest = ''] = opening.exec(text) ?? [];
  const component = callouts.get(kind.toLowerCase());
  if (component === undefined) return undefined;
  const title = rest.trim();
  // What is closed in its first line has its content there.
  return { line, kind, component, isTitled: (title !== '' || goesOn) && !title.endsWith(':::') };
}

function shownAsText({ kind, component, isTitled }: Admonition, at: SourceLocation): Diagnostic {
  const title = isTitled ? ', and the title in bold between them' : '';
  return diagnostic('admonition-as-text', {
    at,
    message: `\`:::${kind}\` is not syntax of this format and is shown as it is written.`,
    hint: `Write \`<${component}>\` and \`</${component}>\` on lines of their own, instead of \`:::${kind}\` and \`:::\`${title}.`,
  });
}
