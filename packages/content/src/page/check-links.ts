import {
  type Diagnostic,
  decoded,
  diagnostic,
  leavesSite,
  nearest,
  spellings,
} from '@waymark/core/page';
import { createFragmentForms } from '../links/fragment.ts';
import { createSimilarSearch } from '../links/similar-path.ts';
import type { Anchors, PageLink } from './compiled-page.ts';

/** What a compiled page has to do with links. */
export interface LinkedPage {
  readonly anchors: Anchors;
  readonly links: readonly PageLink[];
}

/** What else a link may lead to. */
export interface LinkPlaces {
  /** Paths of all pages in the order in which they are read, those that are not compiled included. */
  readonly pages: Iterable<string>;
  /** All files of the docs folder that the site has. */
  readonly files: Iterable<string>;
  /** Of another file that is in the folder: why the site does not have it, and what to do. */
  readonly unpublished: (file: string) => { why: string; hint: string } | undefined;
  /** Whether something is at a URL of the site that is neither a page nor a file of the folder. */
  readonly exists: (url: string) => boolean;
  /** What to write in place of a URL that is one beside the site, as of a project around it. */
  readonly beside?: ((url: string) => string | undefined) | undefined;
}

/**
 * Checks the links of all pages against each other (docs/format/pages.md#links,
 * docs/format/pages.md#fragments, docs/format/pages.md#mistakes).
 *
 * @param pages compiled pages by path; a fragment is checked only on a page that is among them
 */
export function checkLinks(
  pages: ReadonlyMap<string, LinkedPage>,
  places: LinkPlaces,
): Diagnostic[] {
  const missing = createMissingCheck(places);
  const fragments = createFragmentCheck(pages);
  return [...pages].flatMap(([path, { links }]) =>
    links.flatMap((link) => (link.kind === 'page' ? fragments(link, path) : missing(link)) ?? []),
  );
}

/** Tells what is wrong with a link, if anything is. */
type LinkCheck = (link: PageLink, from: string) => Diagnostic | undefined;

function createFragmentCheck(pages: ReadonlyMap<string, LinkedPage>): LinkCheck {
  const forms = new Map<string, ReturnType<typeof createFragmentForms>>();
  return (link, from) => {
    const path = link.page ?? from;
    const anchors = pages.get(path)?.anchors;
    if (!anchors || anchors.open) return undefined;
    const formOf = forms.get(path) ?? createFragmentForms(anchors);
    forms.set(path, formOf);
    const isKnown = formOf(link.fragment ?? '') !== undefined;
    return isKnown ? undefined : fragmentMissing(link, path, anchors);
  };
}

function fragmentMissing(link: PageLink, path: string, { headings, ids }: Anchors): Diagnostic {
  const fragment = decoded(link.fragment ?? '');
  const meant = longerHeading(fragment, headings) ?? nearest(fragment, ids);
  const page = link.page === undefined ? 'this page' : `the page "${path}"`;
  return diagnostic('link-fragment-missing', {
    at: place(link),
    message: `The link "${link.written}" leads to "#${fragment}", which ${page} does not have.`,
    hint:
      meant === undefined
        ? 'Link to the id of a heading, or to the page without a fragment.'
        : `Did you mean "#${meant}"?`,
  });
}

/** The only heading that begins or ends with the words of a fragment, as one that was added to since. */
function longerHeading(fragment: string, headings: Anchors['headings']): string | undefined {
  const words = fragment.toLowerCase();
  const [meant, ...others] = headings.filter(({ id }) => {
    const lower = id.toLowerCase();
    return lower.startsWith(`${words}-`) || lower.endsWith(`-${words}`);
  });
  return others.length === 0 ? meant?.id : undefined;
}

function createMissingCheck(places: LinkPlaces): (link: PageLink) => Diagnostic | undefined {
  const files = new Set(places.files);
  const pages = [...places.pages];
  const home = folderOfAll(pages);
  const similarPage = createSimilarSearch(pages, pages);
  const similarFile = createSimilarSearch(files);
  const asset = (link: PageLink, path: string) => {
    const meant = similarFile(path, link.file);
    return diagnostic('asset-missing', {
      at: place(link),
      message: `The file ${path}, which "${link.written}" names, does not exist.`,
      hint: assetHint(path, meant),
    });
  };
  const page = (link: PageLink, path: string) => {
    const meant = link.nearest ?? similarPage(path, link.file);
    return diagnostic('link-page-missing', {
      at: place(link),
      message: `The link "${link.written}" leads to "/${path}", where no page is.`,
      hint:
        meant === undefined
          ? 'Correct the link, or add a redirect from that path.'
          : `Did you mean "/${meant}"?`,
    });
  };
  return (link) => {
    const path = decoded(link.url).slice(1);
    if (files.has(path) || places.exists(link.url)) return undefined;
    if (leavesSite(link.written, undefined) && !path.startsWith(home)) return undefined;
    const left = places.unpublished(path);
    if (left) return unpublished(link, path, left);
    const found = link.kind === 'asset' ? asset(link, path) : page(link, path);
    const hint = places.beside?.(link.url);
    return hint === undefined ? found : { ...found, hint };
  };
}

/**
 * The folder that all pages are in, with a slash at its end, or nothing. What is beside it on the same
 * host is not of the docs.
 */
function folderOfAll(pages: readonly string[]): string {
  return pages.reduce(
    (folder, page) => {
      let shared = folder;
      while (!page.startsWith(shared)) shared = shared.replace(/[^/]*\/$/, '');
      return shared;
    },
    pages[0]?.replace(/[^/]*$/, '') ?? '',
  );
}

function assetHint(path: string, meant: string | undefined): string {
  if (meant === undefined) return 'Paths start at the docs folder.';
  // The two look the same.
  if (spellings(path).includes(meant)) {
    return 'A file of that name is there, with its letters in another form of Unicode, as archives from macOS have them. Write its name anew.';
  }
  return `Did you mean "/${meant}"?`;
}

function unpublished(
  link: PageLink,
  path: string,
  { hint, why }: { readonly why: string; readonly hint: string },
): Diagnostic {
  const message = `"${link.written}" names the file ${path}, which is not published: ${why}.`;
  return diagnostic('asset-missing', { at: place(link), message, hint });
}

function place({ file, line, column }: PageLink) {
  return { file, line, column };
}
