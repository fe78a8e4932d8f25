import { encodedUrl } from '@waymark/core/page';
import type { HostRedirect } from './host.ts';

/** A redirect in the terms of hosts, which read regular expressions. */
export interface RedirectPattern {
  /**
   * Regular expression of the whole path below the base as a request sends it, encoded, without `^`
   * and `$`. nginx, Go, PCRE and JavaScript read it alike. It is ASCII, without white space, quotes
   * and braces, and takes no `?`.
   */
  readonly expression: string;
  /** How much the expression captures. */
  readonly captures: number;
  /** The destination in pieces: encoded text, or the number of what the expression captured. */
  readonly target: readonly (string | number)[];
  readonly isExact: boolean;
  readonly status: 307 | 308;
}

const wildcard = /:[A-Za-z]\w*\*?|\*/g;

/**
 * Turns a redirect into an expression: `:name` takes one segment of the path, `:name*` and `*` take
 * any text. A path that does not end with them may have a slash at its end. A wildcard of the
 * destination that the source does not have stays as it is written.
 *
 * What is captured stays encoded, so it breaks no line of an answer, and never makes the name of
 * another host of what follows the slash at the start of a destination.
 */
export function redirectPattern(redirect: HostRedirect): RedirectPattern {
  const { destination, permanent, source } = encodedRedirect(redirect);
  const names = wildcardsOf(source).map(nameOf);
  const target = pieces(destination).map(({ text, isWildcard }) => {
    const index = isWildcard ? names.indexOf(nameOf(text)) : -1;
    return index < 0 ? text : index + 1;
  });
  const leading = leadingCaptures(target);
  let expression = '';
  let captured = 0;
  const written = pieces(source);
  for (const [place, { text, isWildcard }] of written.entries()) {
    if (!isWildcard) expression += pathExpression(text);
    else {
      captured += 1;
      const isRest = text.endsWith('*');
      const rest = leading.has(captured) ? String.raw`[/\\]*((?:[^/\\?][^?]*)?)` : '([^?]*)';
      const isWhole = expression.endsWith('/') && (written[place + 1]?.text ?? '/').startsWith('/');
      // What the rest of a path matches may be nothing, with the slash before it.
      if (isRest && isWhole) {
        expression = `${expression.slice(0, -1)}(?:/${rest})?`;
      } else expression += isRest ? rest : String.raw`([^/\\?]+)`;
    }
  }
  const end = source.endsWith('*') || source === '/' ? '' : '/?';
  return {
    expression: expression + end,
    captures: captured,
    target,
    isExact: names.length === 0,
    status: permanent ? 308 : 307,
  };
}

/** A redirect whose source and destination are URLs, whatever was written. */
export function encodedRedirect({ destination, permanent, source }: HostRedirect): HostRedirect {
  const target = encodedUrl(destination);
  return {
    source: encodedUrl(source).replace(/[?#]/g, encodeURIComponent),
    destination: target.startsWith('/') ? target.replace(/^\/+/, '/') : target,
    permanent,
  };
}

/** The address that a redirect leads to: a path is below the base. */
export function belowBase(address: string, base: string): string {
  return address.startsWith('/') ? base + address : address;
}

/** An address with a query before its fragment, unless it has one. */
export function withQuery(address: string, query: string): string {
  if (address.includes('?')) return address;
  const [start, ...fragment] = address.split('#');
  return [start + query, ...fragment].join('#');
}

/** The wildcards of a path or an address. */
export function wildcardsOf(address: string): string[] {
  return pieces(address).flatMap(({ isWildcard, text }) => (isWildcard ? [text] : []));
}

/** An address with other texts in place of its wildcards. */
export function replaceWildcards(address: string, replace: (wildcard: string) => string): string {
  return pieces(address)
    .map(({ isWildcard, text }) => (isWildcard ? replace(text) : text))
    .join('');
}

/**
 * Regular expression of an encoded path in all its spellings: escapes have small letters or capitals,
 * and clients may escape what they need not.
 */
export function pathExpression(path: string): string {
  return Array.from(path.matchAll(/%[0-9A-Fa-f]{2}|./gs), ([part]) => {
    if (part.length === 3) return `%${hexExpression(part.slice(1))}`;
    if (/[\w/-]/.test(part)) return part;
    const sign = part.replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`);
    const code = part.charCodeAt(0).toString(16).padStart(2, '0');
    return part === '.' ? sign : `(?:${sign}|%${hexExpression(code)})`;
  }).join('');
}

function hexExpression(digits: string): string {
  return digits.replace(/[a-f]/gi, (d) => `[${d.toUpperCase()}${d.toLowerCase()}]`);
}

/** Numbers of what stands at the start of the path of a destination, right after its slash. */
function leadingCaptures([start, ...others]: RedirectPattern['target']): ReadonlySet<number> {
  if (start !== '/') return new Set();
  const end = others.findIndex((piece) => typeof piece === 'string');
  return new Set((end < 0 ? others : others.slice(0, end)).map(Number));
}

/** The name of a wildcard; none for `*`. */
export function nameOf(wildcard: string): string {
  return wildcard.replace(/^:|\*$/g, '');
}

/** The scheme and host of an address have no wildcards: what a reader asks for names no other host. */
const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

function pieces(path: string): { readonly text: string; readonly isWildcard: boolean }[] {
  const found: { text: string; isWildcard: boolean }[] = [];
  const start = origin.exec(path)?.[0].length ?? 0;
  let end = 0;
  for (const { 0: text, index } of path.matchAll(wildcard)) {
    if (index < start) continue;
    found.push({ text: path.slice(end, index), isWildcard: false }, { text, isWildcard: true });
    end = index + text.length;
  }
  return [...found, { text: path.slice(end), isWildcard: false }].filter(({ text }) => text !== '');
}
