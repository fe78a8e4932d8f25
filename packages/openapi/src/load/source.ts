import path from 'node:path';

/** What the configuration names: a file of the docs folder or a URL. */
export type Source =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'refused'; readonly text: string; readonly reason: string };

/**
 * Reads a source as the configuration has it: a path from the docs folder, with or without a
 * slash before it, or a URL (docs/format/openapi.md#attachment).
 */
export function parseSource(text: string): Source {
  const trimmed = text.trim();
  if (/^https?:\/\//i.test(trimmed)) {
    if (!URL.canParse(trimmed)) return { kind: 'refused', text, reason: 'it is not a valid URL' };
    const url = new URL(trimmed);
    url.hash = '';
    return { kind: 'url', url: url.href };
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(trimmed) || trimmed.startsWith('//')) {
    return { kind: 'refused', text, reason: 'only paths and `https:` addresses can be named' };
  }
  const file = path.posix.normalize(trimmed.replaceAll('\\', '/').replace(/^\/+/, ''));
  return { kind: 'file', file: file.replace(/\/$/, '') };
}
