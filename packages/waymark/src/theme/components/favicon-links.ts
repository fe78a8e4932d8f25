import type { DocsConfig } from '@waymark/core';

/** Attributes of a `<link rel="icon">`. */
export interface FaviconLink {
  readonly href: string;
  readonly type?: string | undefined;
  readonly media?: string;
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/**
 * The icon of the site by its real type; for a pair two links, chosen by the system's mode
 * (docs/format/docs-json.md#favicon). A site without one says so, or each browser asks for a file
 * that is not there.
 *
 * @param hasFaviconFile whether the site has the file that browsers look for by themselves
 */
export function faviconLinks(
  favicon: DocsConfig['favicon'],
  href: (url: string) => string,
  hasFaviconFile: boolean,
): FaviconLink[] {
  const { light = '', dark = '' } = favicon ?? {};
  if (!light && !dark) return hasFaviconFile ? [] : [{ href: 'data:,' }];
  const link = (file: string) => ({ href: href(sitePath(file)), type: types[extension(file)] });
  if (light === dark || !light || !dark) return [link(light || dark)];
  return [
    { ...link(light), media: '(prefers-color-scheme: light)' },
    { ...link(dark), media: '(prefers-color-scheme: dark)' },
  ];
}

function sitePath(file: string): string {
  return /^(https?:)?\/\/|^\//.test(file) ? file : `/${file}`;
}

function extension(file: string): string {
  return /\.(\w+)(?:[?#]|$)/.exec(file)?.[1]?.toLowerCase() ?? '';
}
