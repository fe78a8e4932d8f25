import { readFileSync, statSync } from 'node:fs';
import { readSavedPage, type SavedPage } from '@waymark/content/text';
import type { RedirectEnd } from '@waymark/core';
import { decodedPath, encodedSegments } from '../../project/paths/request-path.ts';
import type { BuiltAnswers } from '../../server/static/built-answers.ts';
import { barePath, compareMeta, type MetaChange, pathOf, sameText } from './compare-meta.ts';
import { compareWords, type WordComparison } from './compare-words.ts';
import { decodeHtml } from './decode-html.ts';
import type { OldAddress } from './old-site.ts';
import type { SiteFrame } from './site-frame.ts';

/** What becomes of an old address. */
export interface AddressProof {
  readonly old: OldAddress;
  /** The form of the address that counts. */
  readonly path: string;
  readonly answer: Answer;
  /** What the two pages have in common; none where one of them is not there. */
  readonly page?: PageProof;
  /** Why a saved page could not be read. */
  readonly unread?: string;
}

/** How the new build answers an old address. */
export type Answer =
  | { readonly kind: 'direct' | 'redirect'; readonly path: string; readonly file: string }
  | { readonly kind: 'elsewhere' }
  | {
      readonly kind: 'gone';
      readonly reason: 'missing' | 'loop' | 'redirect';
      readonly at: string;
    };

/** Differences of two pages. */
export interface PageProof extends WordComparison {
  /** Anchors of the old page. */
  readonly anchors: number;
  readonly lostAnchors: readonly string[];
  readonly title?: { readonly old: string; readonly now: string };
  readonly meta: readonly MetaChange[];
  /** Elements of the head that were compared, by name. */
  readonly metaNames: readonly string[];
}

/** What a comparison needs to know of both sites. */
export interface Sites {
  readonly answers: BuiltAnswers;
  readonly old: SiteFrame;
  readonly now: SiteFrame;
}

/** Larger files are no pages. */
const largest = 32 << 20;

/** @throws RangeError for a file that is no page */
function readPage(file: string): SavedPage {
  if (statSync(file).size > largest) throw new RangeError('It is larger than 32 MB.');
  return readSavedPage(decodeHtml(readFileSync(file)));
}

/** A page, or nothing for a file that is none. */
export function readIfPage(file: string): SavedPage | undefined {
  try {
    return readPage(file);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Compares an old address, and the page that was saved of it, with what the build answers. */
export function proveAddress(
  old: OldAddress,
  sites: Sites,
  onLink: (path: string, fragment: string) => void,
): AddressProof {
  let page: SavedPage | undefined;
  let unread: string | undefined;
  try {
    page = old.page === undefined ? undefined : readPage(old.page);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    unread = error.message;
  }
  const paths = page === undefined ? old.paths : namedPaths(old.paths, page);
  const { answer, path } = answerTo(paths, sites.answers);
  const proof = { old, path, answer, ...(unread === undefined ? {} : { unread }) };
  for (const link of page?.fragmentLinks ?? []) {
    const target = URL.parse(link, `http://site.invalid${encodedSegments(path)}`);
    if (target && isOfSite(target, page))
      onLink(decodedPath(target.pathname), decodedPath(target.hash.slice(1)));
  }
  // A page that led on at once had nothing to read.
  if (page === undefined || page.refresh !== undefined || !('file' in answer)) return proof;
  const found = readIfPage(answer.file);
  if (found === undefined) return { ...proof, unread: 'The page that answers there now is none.' };
  return { ...proof, page: comparePages(page, found, path, sites) };
}

/** Saved pages link to each other relatively, or to the address that they had. */
function isOfSite({ host }: URL, page: SavedPage | undefined): boolean {
  return host === 'site.invalid' || host === URL.parse(page?.meta.get('canonical') ?? '')?.host;
}

/** A page that says which of the forms is its own is believed. */
function namedPaths(paths: OldAddress['paths'], { meta }: SavedPage): OldAddress['paths'] {
  const canonical = meta.get('canonical');
  const named = canonical && URL.parse(canonical, 'http://site.invalid/')?.pathname;
  if (!named || !paths.some((path) => barePath(path) === pathOf(named))) return paths;
  return [decodedPath(named)];
}

function answerTo(paths: OldAddress['paths'], { fileAt, follow }: BuiltAnswers) {
  const [path] = paths;
  let found: { path: string; answer: Answer } | undefined;
  for (const one of paths) {
    const answer = answerOf(one, follow(one), fileAt);
    if (answer.kind !== 'gone') return { path: one, answer };
    // That it leads nowhere says more than that it is not there.
    if (found === undefined || answer.reason !== 'missing') found = { path: one, answer };
  }
  return found ?? { path, answer: { kind: 'gone', reason: 'missing', at: path } as const };
}

function answerOf(path: string, end: RedirectEnd, fileAt: BuiltAnswers['fileAt']): Answer {
  if (end.kind === 'elsewhere') return { kind: 'elsewhere' };
  if (end.kind === 'loop') return { kind: 'gone', reason: 'loop', at: end.circle[0] ?? path };
  const file = end.kind === 'there' ? fileAt(end.path) : undefined;
  if (file === undefined) {
    const isDirect = end.kind === 'missing' && end.isDirect;
    return { kind: 'gone', reason: isDirect ? 'missing' : 'redirect', at: end.path };
  }
  const isSame = barePath(end.path) === barePath(path);
  return { kind: isSame ? 'direct' : 'redirect', path: end.path, file };
}

function comparePages(
  page: SavedPage,
  found: SavedPage,
  path: string,
  { answers, now, old }: Sites,
): PageProof {
  const blocks = page.isMarked
    ? page.blocks
    : page.blocks.filter((block) => !old.isAround(path, block));
  const words = compareWords(blocks, found.blocks);
  const lead = (address: string) => {
    const end = answers.follow(address);
    return barePath('path' in end ? end.path : address);
  };
  const meta = compareMeta(page, found, {
    lead,
    oldTitle: old.ownTitle,
    newTitle: now.ownTitle,
  });
  const titles = { old: old.ownTitle(page.title), now: now.ownTitle(found.title) };
  const isSameTitle =
    page.title === '' || sameText(titles.old, titles.now) || sameText(page.title, found.title);
  return {
    ...words,
    anchors: page.anchors.length,
    lostAnchors: page.anchors.filter((anchor) => !found.ids.has(anchor)),
    ...(isSameTitle ? {} : { title: { old: page.title, now: found.title } }),
    meta,
    metaNames: [...page.meta.keys()],
  };
}
