/**
 * A description as the configuration names it, in the one form that it is known by: a path from the
 * docs folder without `./` or a slash in front, or a URL.
 */
export function sourceName(written: string): string {
  const text = written.trim();
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text;
  const parts: string[] = [];
  for (const part of text.replaceAll('\\', '/').split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** A path that starts at the folder of a page, from the docs folder. */
export function besidePage(token: string, page: string): string {
  return sourceName(`${page.slice(0, page.lastIndexOf('/') + 1)}${token}`);
}

/** Whether a description is asked for over the network. */
export function isUrl(source: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(source);
}
