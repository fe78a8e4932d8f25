import { createHash } from 'node:crypto';
import { type PageView, pageLink, type Site } from '@waymark/core';
import { pageLayout } from './components/theme-layout.ts';

/**
 * What a page that several divisions list needs of the others: the chrome of a division, one file
 * for all its pages of a layout, and the parts that are the page's own, one file for each page.
 */
export interface PlaceFiles {
  /** URL of the chrome of a division, with `*` for its key. */
  readonly chrome: string;
  readonly parts: string;
}

/** The files of a page that several divisions list. */
export function placeFiles({ page, places }: PageView, theme: string): PlaceFiles | undefined {
  if (places.length < 2) return undefined;
  return {
    chrome: `/_waymark/divisions/${chromeLayout(page.mode, theme)}-*`,
    parts: `/_waymark/places/${shortName(page.path)}`,
  };
}

/** The views of a page in the divisions that are shown only when they are chosen. */
export function otherViews(site: Site, { page, places }: PageView): readonly PageView[] {
  return places.slice(1).map((place) => site.view(page.path, place));
}

/** The paths of all files with the parts of a page. */
export function partsPaths(site: Site) {
  return sharedPages(site).map(({ page }) => ({
    params: { page: shortName(page.path) },
    props: { path: page.path },
  }));
}

/** The paths of all files with the chrome of a division, each with a page that has it. */
export function divisionPaths(site: Site, theme: string) {
  const paths = sharedPages(site).flatMap(({ page, places }) =>
    places.slice(1).map((place) => ({
      params: { division: `${chromeLayout(page.mode, theme)}-${place}` },
      props: { path: page.path, place },
    })),
  );
  return [...new Map(paths.map((path) => [path.params.division, path])).values()];
}

function sharedPages(site: Site): readonly PageView[] {
  return [...site.pages.values()]
    .filter(
      ({ frontmatter, path }) =>
        pageLink(frontmatter) === undefined && site.places(path).length > 1,
    )
    .map(({ path }) => site.view(path));
}

/** Page modes differ in which parts of the chrome they have. */
function chromeLayout(mode: PageView['page']['mode'], theme: string): string {
  const { sidebar, tabs } = pageLayout(mode, theme);
  if (sidebar) return 'full';
  return tabs ? 'center' : 'custom';
}

/** A digest of a path, or of another id: it is short, and safe in a URL. */
export function shortName(id: string): string {
  return createHash('sha1').update(id).digest('hex').slice(0, 12);
}
