import { escapeInvisible, escapeLoneSurrogates, hex4 } from './escape.ts';

/** A string literal of JavaScript; text of several lines as a template without substitutions. */
export function javascriptLiteral(text: string): string {
  const unicode = (code: number) => `\\u${hex4(code)}`;
  const escaped = escapeLoneSurrogates(
    escapeInvisible(text.replaceAll('\\', '\\\\'), unicode),
    unicode,
  );
  if (!text.includes('\n')) return `'${escaped.replaceAll("'", "\\'").replaceAll('\t', '\\t')}'`;
  return `\`${escaped.replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
}
