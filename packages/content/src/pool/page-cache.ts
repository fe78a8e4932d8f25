import type { ImageSize } from '../images/image-size.ts';
import type { OfferedSize } from '../images/offered-sizes.ts';
import type { PageAnchors } from '../page/compile-page.ts';
import type { Anchors, CompiledPage, PageOutline } from '../page/compiled-page.ts';
import { digest } from './digest.ts';
import { installedPackages } from './installed-packages.ts';
import type { PageOptions } from './page-options.ts';
import type { ResultCache } from './result-cache.ts';
import type { Surroundings } from './surroundings.ts';
import type { TextId } from './text-ids.ts';

/** Raise it with any change of what is kept. */
const formatVersion = 23;

/** What a compilation asked about its surroundings, and the answers. */
export interface Asked {
  /** Pages, and whether they exist. */
  readonly pages: Iterable<readonly [path: string, exists: boolean]>;
  /** Files that are no pages, and whether they exist. */
  readonly files: Iterable<readonly [path: string, exists: boolean]>;
  /** Picture files, and their size. */
  readonly images: Iterable<readonly [file: string, size: string]>;
}

interface OutlineEntry {
  readonly key: string;
  /** Of the settings that it was compiled with. */
  readonly settings: string;
  /** The page is as checks want it, and cannot be shown. */
  readonly isChecked?: true;
  readonly pages: readonly (readonly [path: string, exists: boolean])[];
  readonly files: readonly (readonly [path: string, exists: boolean])[];
  readonly images: readonly (readonly [file: string, size: string])[];
  readonly outline: PageOutline;
}

interface AnchorsEntry extends PageAnchors {
  readonly key: string;
}

/** A page with what is known of it. */
export interface OutlinedPage {
  readonly outline: PageOutline;
  readonly page: CompiledPage;
}

/** Compiled pages of earlier runs, and the anchors of pages, found again by content. */
export interface PageCache {
  /** Nothing where the page is not known any more, or not as a whole. */
  load(file: string, text: TextId): OutlinedPage | undefined;
  /** What is known of the same page, in far less time. */
  loadOutline(file: string, text: TextId): PageOutline | undefined;
  store(file: string, text: TextId, page: CompiledPage, asked: Asked): PageOutline;
  /**
   * Takes the page of another file with the same text, which must be movable.
   *
   * @returns nothing where it is not known any more
   */
  copy(from: string, file: string, text: TextId): OutlinedPage | undefined;
  /** Blocks of code of the last version of a page, by their keys. */
  lastBlocks(file: string): ReadonlyMap<string, string>;
  loadAnchors(file: string, text: TextId): Anchors | undefined;
  storeAnchors(file: string, text: TextId, found: PageAnchors): void;
}

/**
 * Opens what is kept of a docs folder. A page is found again when its source, the files it uses and the
 * settings are the same, the pages it links to still exist and its pictures have the same size. A new
 * page elsewhere does not make the others stale. With `isChecked`, pages as checks want them are stored,
 * and taken as well as others.
 *
 * @param idOf ids of the texts of other files that a page is made from
 */
export function openPageCache(
  options: PageOptions,
  results: ResultCache,
  { hasPage, imageSize, isFile, twoslash }: Surroundings,
  idOf: (file: string) => TextId,
): PageCache {
  const {
    cacheFolder: _,
    docsFolder,
    isChecked = false,
    offered,
    pages: __,
    variables,
    ...settings
  } = options;
  // Which sizes there are is asked for each picture.
  const { sizes: ___, ...frame } = offered ?? { sizes: {} };
  const types = twoslash && [twoslash, installedPackages(docsFolder)];
  const salt = digest(JSON.stringify([formatVersion, { ...settings, ...frame, types }]));
  const values = JSON.stringify(variables);
  const keyOf = (text: TextId, dependencies: readonly string[]) => {
    const others = dependencies.map(idOf);
    const hasVariables = [text, ...others].some((id) => id.hasVariables);
    const named = others.map((id, at) => `${dependencies[at]}\n${id.digest}`);
    return digest([salt, hasVariables ? values : '', text.digest, ...named].join('\0'));
  };
  const fresh = (file: string, text: TextId) => {
    const entry = parse<OutlineEntry>(results.load(outlineName(file)));
    if (entry?.isChecked && !isChecked) return undefined;
    if (!entry || entry.key !== keyOf(text, entry.outline.dependencies)) return undefined;
    const isFresh =
      entry.pages.every(([page, exists]) => hasPage(page) === exists) &&
      entry.files.every(([path, exists]) => isFile(path) === exists) &&
      entry.images.every(
        ([image, size]) => pictureText(imageSize(image), offered?.sizes[image]) === size,
      );
    return isFresh ? entry : undefined;
  };
  const loadOutline = (file: string, text: TextId) => fresh(file, text)?.outline;
  const loadPage = (file: string, { outline }: OutlineEntry): CompiledPage | undefined => {
    const page = results.load(pageName(file));
    // Another process may have written one of the two.
    return page !== undefined && digest(page) === outline.id ? parse(page) : undefined;
  };
  const store: PageCache['store'] = (file, text, page, asked) => {
    const content = JSON.stringify(page);
    const outline = outlineOf(page, digest(content));
    const entry: OutlineEntry = {
      key: keyOf(text, page.dependencies),
      settings: salt,
      ...(isChecked ? { isChecked } : {}),
      pages: [...asked.pages],
      files: [...asked.files],
      images: [...asked.images],
      outline,
    };
    results.store(pageName(file), content);
    results.store(outlineName(file), JSON.stringify(entry));
    return outline;
  };
  return {
    loadOutline,
    load(file, text) {
      const entry = fresh(file, text);
      const page = entry && loadPage(file, entry);
      return page && { outline: entry.outline, page };
    },
    store,
    copy(from, file, text) {
      const entry = fresh(from, text);
      const known = entry && loadPage(from, entry);
      if (!known) return undefined;
      const page: CompiledPage = {
        ...known,
        links: known.links.map((link) => ({ ...link, file })),
        ...(known.diagram ? { diagram: { ...known.diagram, file } } : {}),
      };
      return { outline: store(file, text, page, entry), page };
    },
    lastBlocks(file) {
      const entry = parse<OutlineEntry>(results.load(outlineName(file)));
      const last = entry?.settings === salt ? loadPage(file, entry) : undefined;
      return new Map(
        last?.codeKeys.flatMap((key, place) => {
          const html = last.codeBlocks[place];
          return key === null || html === undefined ? [] : [[key, html] as const];
        }),
      );
    },
    loadAnchors(file, text) {
      const outline = loadOutline(file, text);
      if (outline) return outline.anchors;
      const entry = parse<AnchorsEntry>(results.load(anchorsName(file)));
      const isFresh = entry?.key === keyOf(text, entry?.dependencies ?? []);
      return isFresh ? entry?.anchors : undefined;
    },
    storeAnchors(file, text, { anchors, dependencies }) {
      const entry: AnchorsEntry = { key: keyOf(text, dependencies), anchors, dependencies };
      results.store(anchorsName(file), JSON.stringify(entry));
    },
  };
}

/** What pages know of a picture, as it is kept with those that show it. */
export function pictureText(
  size: ImageSize | undefined,
  offered: readonly OfferedSize[] = [],
): string {
  const own = size ? `${size.width}x${size.height}` : '';
  return [own, ...offered.map(({ path, width }) => `${path} ${width}`)].join(' ');
}

function outlineOf(
  { anchors, dependencies, imports, links, updates }: CompiledPage,
  id: string,
): PageOutline {
  return { id, anchors, dependencies, imports, links, updates };
}

function outlineName(file: string): string {
  return `outline ${file}`;
}

function pageName(file: string): string {
  return `page ${file}`;
}

function anchorsName(file: string): string {
  return `anchors ${file}`;
}

function parse<Value>(result: string | undefined): Value | undefined {
  return result === undefined ? undefined : (JSON.parse(result) as Value);
}
