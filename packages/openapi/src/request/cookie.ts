import { isToken } from './header.ts';
import type { NamedValue } from './request.ts';

/** Adds a cookie; a name that cannot be one is left out. */
export function addCookie(cookies: NamedValue[], name: string, value: string): void {
  if (isToken(name)) cookies.push({ name, value: cookieText(value) });
}

/**
 * Percent-encodes what RFC 6265 (4.1.1) does not allow in the value of a cookie, but for the comma,
 * which separates the items of an array.
 */
function cookieText(text: string): string {
  return text.toWellFormed().replace(/[^!#-:<-[\]-~]+/gu, encodeURIComponent);
}

/** The pairs of a `Cookie` header. */
export function parseCookies(text: string): readonly NamedValue[] {
  return text.split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    if (equals === -1) return [];
    return [{ name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1).trim() }];
  });
}

/** The value of the `Cookie` header; empty without cookies. */
export function cookieHeader(cookies: readonly NamedValue[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
