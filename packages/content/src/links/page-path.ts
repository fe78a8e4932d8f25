import { spellings } from '@waymark/core/page';
import { encodePath } from './path.ts';

/** The pages of a site by their path without extension. */
export interface Pages {
  has(path: string): boolean;
}

/** Finding pages by the paths that people write. */
export interface PagePath {
  /** Path of the page at a place of the docs folder, given with or without extension or `index`. */
  find(place: string): string | undefined;
  /** URL of a page below the site's base: `a/index` is `/a`. */
  url(path: string): string;
  /** A page that a path may have meant in another format of the site. */
  nearest(places: readonly string[]): string | undefined;
}

/** Finds pages among those of a site. The root is a page even without a file `index`. */
export function createPagePath(pages: Pages): PagePath {
  const find = (place: string) =>
    spellings(place)
      .flatMap(forms)
      .find((form) => pages.has(form));
  return {
    // A site without an `index` page has a root URL all the same: it opens the first page.
    find: (place) => find(place) ?? (place === '' ? 'index' : undefined),
    url: (path) => `/${encodePath(path.replace(/(?:^|\/)index$/, ''))}`,
    nearest: (places) => places.flatMap(simplerForms).map(find).find(Boolean),
  };
}

function forms(place: string): string[] {
  const page = place.replace(/\.mdx?$/i, '');
  const folder = page.replace(/(?:^|\/)index$/, '');
  return [place, page, page === '' ? 'index' : `${page}/index`, folder];
}

/** Without number prefixes (`01_intro`), in lower case, with dashes, below the first folder. */
function simplerForms(place: string): string[] {
  const unnumbered = place.replace(/(^|\/)\d+[-_.]\s*/g, '$1');
  const plain = unnumbered.toLowerCase().replace(/[\s_]+/g, '-');
  const inner = plain.slice(plain.indexOf('/') + 1);
  return [unnumbered, place.toLowerCase(), plain, inner].filter((form) => form !== '');
}
