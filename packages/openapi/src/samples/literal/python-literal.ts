import { escapeInvisible, escapeLoneSurrogates, hex4 } from './escape.ts';

/** A string literal of Python; text of several lines in triple quotes. */
export function pythonLiteral(text: string): string {
  const unicode = (code: number) => `\\u${hex4(code)}`;
  const escaped = escapeLoneSurrogates(
    escapeInvisible(text.replaceAll('\\', '\\\\'), unicode),
    unicode,
  );
  if (!text.includes('\n')) return `"${escaped.replaceAll('"', '\\"').replaceAll('\t', '\\t')}"`;
  // Three quotes would end the text, and one at its end would be taken for a part of the end.
  const inside = escaped.replace(/"""|"$/g, (quotes) => '\\"'.repeat(quotes.length));
  return `"""${inside}"""`;
}
