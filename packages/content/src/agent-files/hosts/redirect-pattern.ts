import type { HostRedirect } from './host.ts';

/** A redirect in the terms of hosts, which read regular expressions. */
export interface RedirectPattern {
  /** Regular expression over the path below the base, as nginx, Go and JavaScript read it. */
  readonly expression: string;
  /** The destination in pieces: text, or the number of what the expression captured. */
  readonly target: readonly (string | number)[];
  readonly isExact: boolean;
  readonly status: 307 | 308;
}

const wildcard = /:[A-Za-z]\w*\*?|\*/g;

/**
 * Turns a redirect into an expression: `:name` takes one segment of the path, `:name*` and `*` take
 * any text. A path that does not end with them may have a slash at its end. A wildcard of the
 * destination that the source does not have stays as it is written.
 */
export function redirectPattern({ source, destination, permanent }: HostRedirect): RedirectPattern {
  const names: string[] = [];
  const expression = pieces(source).map((piece) => {
    if (!piece.isWildcard) return escapeExpression(piece.text);
    names.push(piece.text.replace(/^:|\*$/g, ''));
    return piece.text.endsWith('*') ? '(.*)' : '([^/]+)';
  });
  const target = pieces(destination).map(({ text, isWildcard }) => {
    const index = isWildcard ? names.indexOf(text.replace(/^:|\*$/g, '')) : -1;
    return index < 0 ? text : index + 1;
  });
  const end = source.endsWith('*') || source === '/' ? '$' : '/?$';
  return {
    expression: `^${expression.join('')}${end}`,
    target,
    isExact: names.length === 0,
    status: permanent ? 308 : 307,
  };
}

function pieces(path: string): { readonly text: string; readonly isWildcard: boolean }[] {
  const found: { text: string; isWildcard: boolean }[] = [];
  let end = 0;
  for (const { 0: text, index } of path.matchAll(wildcard)) {
    found.push({ text: path.slice(end, index), isWildcard: false }, { text, isWildcard: true });
    end = index + text.length;
  }
  return [...found, { text: path.slice(end), isWildcard: false }].filter(({ text }) => text !== '');
}

function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
