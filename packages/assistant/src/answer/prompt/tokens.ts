/**
 * About how many tokens a text takes: 3.5 bytes of UTF-8 each, a little more than models take of
 * prose, code and scripts without spaces alike.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).byteLength / 3.5);
}

/** The start of a text that takes about so many tokens at most. */
export function withinTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const share = Math.max(0, tokens) / estimateTokens(text);
  const cut = text.slice(0, Math.floor(text.length * share)).toWellFormed();
  return `${cut.replace(/(?<!\s)\s+\S*$/, '')} …`;
}
