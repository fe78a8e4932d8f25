import { outsideFences, textElements } from '@waymark/core';
import { withoutCode } from '../reference/code-spans.ts';

/** Characters that a description in search results and previews may have. */
const limit = 160;

/** Text that is looked at: enough for a first paragraph of any length that is of use. */
const window = 4000;

/**
 * The first paragraph of a Markdown text as plain text of at most 160 characters, cut between two
 * words; nothing when it has no paragraph.
 */
export function plainSummary(markdown: string | undefined): string | undefined {
  if (markdown === undefined) return undefined;
  const text = outsideFences(markdown.slice(0, window).replaceAll('\r\n', '\n'));
  const blocks = text.split(/\n[ \t]*\n/);
  const paragraph = blocks.map(plainText).find((text) => text !== '');
  return paragraph === undefined ? undefined : shortened(paragraph);
}

/** A block that is no paragraph (table, rule, heading) has no text here. */
function plainText(block: string): string {
  const lines = block
    .trim()
    .split('\n')
    .filter((line) => !/^#{1,6}\s|^[-=*_\s]+$/.test(line));
  const text = lines.join(' ');
  if (/^(?:\||<!--)/.test(text)) return '';
  const { rest, restored } = withoutCode(text);
  return restored(
    rest
      .replace(/!\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)/g, '')
      .replace(/\[([^\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/g, '$1')
      .replace(/<([a-z][a-z\d+.-]*:[^<>\s]*)>/gi, '$1')
      .replace(/<!--.*?-->/g, '')
      .replace(/<\/?([a-z][a-z\d]*)(?:[\s/][^<>]*)?>/gi, (tag, name: string) =>
        textElements.has(name.toLowerCase()) ? '' : tag,
      )
      .replace(/(?<!\w)(\*\*|__|[*_])(?=\S)([^*_]+)\1(?!\w)/g, '$2')
      .replace(/^(?:>|[-*+]|\d+[.)])\s+/, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1'),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

function shortened(text: string): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,.;:]+$/, '')}…`;
}
