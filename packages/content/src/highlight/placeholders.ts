import type { IToken } from '@shikijs/vscode-textmate';

type Token = Pick<IToken, 'startIndex' | 'endIndex' | 'scopes'>;

const placeholder = /<[A-Za-z](?:[\w .:/|-]*[\w.])?>/g;

/**
 * Makes each `<placeholder>` of a line of shell code one token. The grammar takes the signs for
 * redirections and splits the last letter off.
 */
export function joinPlaceholders(line: string, tokens: readonly Token[]): readonly Token[] {
  if (!line.includes('<')) return tokens;
  return [...line.matchAll(placeholder)].reduce(
    (joined, { 0: text, index }) => joinRange(joined, index, index + text.length),
    tokens,
  );
}

/** The tokens with those of a range as one, which looks like the second character of the range. */
function joinRange(tokens: readonly Token[], start: number, end: number): Token[] {
  const inner = tokens.find(
    ({ startIndex, endIndex }) => startIndex <= start + 1 && start + 1 < endIndex,
  );
  if (!inner) return [...tokens];
  return [
    ...tokens.flatMap((token) => cut(token, 0, start)),
    { startIndex: start, endIndex: end, scopes: inner.scopes },
    ...tokens.flatMap((token) => cut(token, end, Number.POSITIVE_INFINITY)),
  ];
}

/** The part of a token between two places, if there is any. */
function cut(token: Token, from: number, to: number): Token[] {
  const startIndex = Math.max(token.startIndex, from);
  const endIndex = Math.min(token.endIndex, to);
  return startIndex < endIndex ? [{ ...token, startIndex, endIndex }] : [];
}
