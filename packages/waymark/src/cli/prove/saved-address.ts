import path from 'node:path';
import { decodedPath } from '../../project/paths/request-path.ts';

/** What the name of a saved file tells of its address. */
interface SavedAddress {
  /** Decoded, without query, the likeliest first. */
  readonly paths: readonly [string, ...string[]];
  /** The address had a query. */
  readonly isVariant: boolean;
  /** Of a variant, what the file of the address without the query may be called. */
  readonly plainFiles: readonly string[];
}

/** `page.html?x=1`; where names must have no `?`, as on Windows, `wget` writes `@`. */
const query = /^(.*?)[?@]([^?@/]*=.*?)(?:\.html?)?$/;

/**
 * Reads an address from the name that `wget`, `httrack` or a generator gives its file: `guide.html`
 * and `guide/index.html` may both have been `/guide`.
 *
 * @param file relative, with forward slashes
 */
export function savedAddress(file: string): SavedAddress {
  const at = file.lastIndexOf('/') + 1;
  const folder = file.slice(0, at);
  const [, name = file.slice(at), asked] = query.exec(file.slice(at)) ?? [];
  const place = `/${decodedPath(folder)}`;
  const own = decodedPath(name);
  const bare = own.replace(/\.x?html?$/i, '');
  const isVariant = asked !== undefined;
  const plainFiles = isVariant
    ? [name, `${name}.html`, `${name}/index.html`].map((one) => folder + one)
    : [];
  if (/^index(?:\.\w{2,5})?$/i.test(bare)) return { paths: [place], isVariant, plainFiles };
  const paths = [place + own, ...(bare === own ? [] : [place + bare])] as [string, ...string[]];
  return { paths, isVariant, plainFiles };
}

const pages = /\.(?:x?html?|shtml)(?:[?@].*)?$/i;
/** Files that people link to, as against what pages load. */
const documents = /\.(?:pdf|docx?|xlsx?|pptx?|odt|epub|zip|t?gz|csv|txt|xml|rss|ya?ml|md|ipynb)$/i;
const loaded =
  /\.(?:m?js|css|map|json|png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wasm|orig|tmp|webmanifest)(?:[?@].*)?$/i;

/** Whether a saved file is a page, a document, or something that pages load. */
export function fileKind(file: string, start: () => string): 'page' | 'document' | 'other' {
  // What a site answers where nothing is has no address.
  if (/^404(?:\.html|\/index\.html)?$/.test(file)) return 'other';
  if (pages.test(file)) return 'page';
  if (documents.test(file)) return isOfFramework(file) ? 'other' : 'document';
  if (loaded.test(file)) return 'other';
  return /<(?:!doctype\s+html|html|head|body)\b/i.test(start()) ? 'page' : 'other';
}

/** Folders such as `_next` and `_astro`. */
function isOfFramework(file: string): boolean {
  return path.posix
    .dirname(file)
    .split('/')
    .some((name) => name.startsWith('_'));
}
