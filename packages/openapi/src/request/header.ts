import type { NamedValue } from './request.ts';

/** Headers that HTTP clients write themselves; a value of ours would break the request. */
const WRITTEN_BY_CLIENT = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether a name is a token of RFC 9110 (5.6.2), so that it can be a header, cookie or method. */
export function isToken(name: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name);
}

/** Whether a header can be set by whoever makes a request. */
export function isSettable(name: string): boolean {
  return isToken(name) && !WRITTEN_BY_CLIENT.has(name.toLowerCase());
}

/**
 * A value that cannot end its header: line breaks and other controls become spaces. Characters
 * beyond ASCII, which HTTP clients refuse or write each in its own way, are percent-encoded.
 */
export function headerText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .replace(/[^ -~]+/gu, encodeURIComponent)
      .trim()
  );
}

/** Adds a header unless one of that name is there: the first to come decides. */
export function addHeader(headers: NamedValue[], name: string, value: string): void {
  if (!isSettable(name) || hasHeader(headers, name)) return;
  headers.push({ name, value: headerText(value) });
}

/** Whether a header is there, in any case. */
export function hasHeader(headers: readonly NamedValue[], name: string): boolean {
  return headers.some((header) => header.name.toLowerCase() === name.toLowerCase());
}
