import { fence } from './blocks.ts';

const longest = 4000;

/**
 * What a section says as one line of plain text, for words and snippets: no signs of Markdown, of
 * links only their labels, of pictures their descriptions. Long ones are cut.
 */
export function plainText(markdown: string): string {
  const lines = markdown
    .slice(0, longest * 2)
    .split('\n')
    .map(plainLine);
  const text = lines.join(' ').replace(/\s+/g, ' ').trim();
  return text.length <= longest ? text : text.slice(0, longest).replace(/\s\S*$/, '');
}

function plainLine(line: string): string {
  if (fence.test(line) || /^[\s|:-]+$/.test(line)) return '';
  const text = line.replace(/^\s*(?:>\s?|[-*+]\s|\d+[.)]\s|#{1,6}\s)+/, '');
  if (!/[|[*_`\\<]/.test(text)) return text;
  const pieces = text.split(/(\$\$?[^$]+\$\$?)/);
  if (!pieces.some(isFormula)) return plainWords(text);
  return pieces.map((piece) => (isFormula(piece) ? piece : plainWords(piece))).join('');
}

/** With a command or a brace of TeX in it, what stands between two such signs is no price. */
function isFormula(piece: string): boolean {
  return piece.startsWith('$') && /\\[A-Za-z,;{}]/.test(piece);
}

/** With one asterisk, which a name of files has too. */
const emphasis = /(?<![\p{L}\p{N}*\\/])\*(?![\s*./])([^*]+)(?<![\s*\\/])\*(?![\p{L}\p{N}*])/gu;

function plainWords(text: string): string {
  return text
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s\|\s/g, ' · ')
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s"(?:\\.|[^"\\])*")?\)/g, '$1')
    .replace(/<(https?:\/\/[^\s<>]+)>/g, '$1')
    .replace(/<br ?\/?>/g, ' ')
    .replace(/\*\*|__(?=\S)|(?<=\S)__/g, '')
    .replace(emphasis, '$1')
    .replace(/(?<![\p{L}\p{N}_\\])_(?=\S)([^_]+)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>])/g, '$1');
}
