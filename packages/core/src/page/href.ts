import { isUnsafeUrl } from './unsafe-url.ts';

/** How the site's URLs are written. */
export interface UrlPolicy {
  /** Path the site is served under, with leading and without trailing slash; empty at the root. */
  readonly base: string;
  /**
   * Whether links end with a slash: always, as Astro serves nothing without it; where a page is in
   * a folder, to which hosts redirect readers otherwise; or never.
   */
  readonly trailingSlash: 'always' | 'folders' | 'never';
}

/**
 * The URL of a page or file as it stands in a link: base path in front, trailing slash by policy,
 * spaces and letters outside ASCII encoded. URLs that leave the site, fragments and files
 * (`/logo.svg`) keep their end. One that would run code leads nowhere.
 */
export function siteHref(url: string, { base, trailingSlash }: UrlPolicy): string {
  if (isUnsafeUrl(url)) return '#';
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const full = `${base}${path}`.replace(/\/+$/, '') || '/';
  const isFile = /\.[a-z0-9]*[a-z][a-z0-9]*$/i.test(full);
  const slash = trailingSlash !== 'never' && !isFile && full !== '/' ? '/' : '';
  return encodedUrl(`${full}${slash}${rest}`);
}

/**
 * The same of a URL that may be one of a link already, such as code of a page gives: what is below
 * the base stays as it is.
 */
export function siteHrefOnce(url: string, policy: UrlPolicy): string {
  const { base } = policy;
  const isBelow =
    base !== '' && url.startsWith(base) && /^(?:[/?#]|$)/.test(url.slice(base.length));
  return isBelow ? url : siteHref(url, policy);
}

/** The URL of a file that may have a name like that of a page (`/LICENSE`), as it stands in a link. */
export function fileHref(url: string, { base }: Pick<UrlPolicy, 'base'>): string {
  return siteHref(url, { base, trailingSlash: 'never' });
}

/**
 * A URL with all encoded that one cannot have: it is then without spaces, quotes, backslashes and
 * braces, and ASCII only. What is encoded already keeps its form.
 */
export function encodedUrl(url: string): string {
  return url.replace(/%(?![0-9A-Fa-f]{2})|[^!-~]+|["<>\\^`{|}]/g, (part) =>
    encodeURIComponent(part.toWellFormed()),
  );
}

/** Whether a text is an address without its start, such as `example.com/a`, and no file of pages. */
export function lacksScheme(text: string): boolean {
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) && !/\.(mdx?|html)$/.test(text);
}
