import { isBrowserName } from '@waymark/content/text';

/** Why code of a page failed, in words that its author can do something with. */
export function failureReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/(?:stack overflow|maximum call stack size exceeded)\.?$/i.test(message)) {
    return 'it calls itself without end';
  }
  const [, name = ''] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  return isBrowserName(name)
    ? `\`${name}\` is there in browsers only, and this runs while the site is built`
    : message;
}
