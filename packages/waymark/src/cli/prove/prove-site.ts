import { globSync } from 'node:fs';
import path from 'node:path';
import { isLastingAnchor, nearestPages, percentPresent } from '@waymark/content/text';
import { isAskedPath, isFeedbackPath } from '../../project/paths/site-paths.ts';
import { builtAnswers } from '../../server/static/built-answers.ts';
import { barePath, sameText } from './compare-meta.ts';
import { findingsOf, linkedAnchors, type MoveFinding, type SuggestedRedirect } from './findings.ts';
import { type OldAddress, oldAddresses } from './old-site.ts';
import { type AddressProof, proveAddress, readIfPage, type Sites } from './prove-address.ts';
import { type FramePage, siteFrame } from './site-frame.ts';

/** Two sites to compare. */
export interface Move {
  /** Folder of saved pages, sitemap or list. */
  readonly old: string;
  /** Path that the folder was served under, without a slash at the end. */
  readonly oldBase: string;
  /** Folder of the built site. */
  readonly folder: string;
  readonly base: string;
  /** Percentage of words that a page may lack. */
  readonly most: number;
}

/** How much of an old site is there. */
export interface MoveSummary {
  readonly addresses: number;
  readonly direct: number;
  readonly redirected: number;
  /** Redirected to another site. */
  readonly elsewhere: number;
  readonly gone: number;
  /** Answered without the `.html` only that the saved file has. */
  readonly withoutEnding: number;
  readonly pages: number;
  readonly words: number;
  readonly missing: number;
  readonly percent: number;
  readonly anchors: number;
  readonly lostAnchors: number;
  readonly titles: number;
  /** By the name of the element: on how many pages it was, is otherwise, and is missing. */
  readonly meta: Readonly<Record<string, { old: number; changed: number; missing: number }>>;
}

/** What `waymark prove` finds. */
export interface MoveProof {
  readonly summary: MoveSummary;
  readonly findings: readonly MoveFinding[];
}

/** Pages from which is learnt what all have in common. */
const sampled = 600;
/** Looking for a page among all others takes time. */
const mostSuggestions = 200;

/**
 * Compares an old site with a build, a page at a time: only what differs is kept.
 *
 * @throws CommandFailure when there is no old site
 */
export function proveSite(move: Move): MoveProof {
  const addresses = oldAddresses(move.old, move.oldBase);
  const answers = builtAnswers(move.folder, move.base);
  const sites: Sites = { answers, ...frames(addresses, answers.fileAt) };
  const links = new Map<string, Set<string>>();
  const onLink = (path: string, fragment: string) => {
    const key = barePath(path);
    links.set(key, (links.get(key) ?? new Set()).add(fragment));
  };
  const suggest = suggestions(move, sites);
  const isOfServer = (path: string) =>
    isAskedPath(path, move.base) || isFeedbackPath(path, move.base);
  const findings: MoveFinding[] = [];
  const tally = newTally();
  const pages = new Map<string, AddressProof>();
  for (const old of addresses) {
    const proof = proveAddress(old, sites, onLink);
    if (old.fragment !== undefined) onLink(proof.path, old.fragment);
    tally.add(proof);
    findings.push(...findingsOf(proof, move.most, { isOfServer, suggest }));
    const { page: _, ...light } = proof;
    if ('file' in proof.answer) pages.set(barePath(proof.path), light);
  }
  const lost = lostLinks(links, pages, findings);
  return { summary: tally.summary(), findings: [...findings, ...lost] };
}

/** What links lead to beyond the anchors of the content. */
function lostLinks(
  links: ReadonlyMap<string, ReadonlySet<string>>,
  pages: ReadonlyMap<string, AddressProof>,
  findings: readonly MoveFinding[],
): MoveFinding[] {
  const told = new Map(findings.map((one) => [`${barePath(one.address)}\n${one.code}`, one]));
  return [...links].flatMap(([path, fragments]) => {
    const proof = pages.get(path);
    if (!proof || !('file' in proof.answer)) return [];
    const known = new Set(told.get(`${path}\nmove-anchor-missing`)?.anchors);
    const asked = [...fragments].filter((one) => !known.has(one) && isLastingAnchor(one));
    if (asked.length === 0) return [];
    const now = readIfPage(proof.answer.file);
    // What the old page did not have either was broken before.
    const old = proof.old.page === undefined ? undefined : readIfPage(proof.old.page);
    if (now === undefined || proof.unread !== undefined) return [];
    const lost = asked.filter((one) => !now.ids.has(one) && (old?.ids.has(one) ?? true));
    return lost.length === 0 ? [] : [linkedAnchors(proof, lost)];
  });
}

function frames(addresses: readonly OldAddress[], fileAt: (path: string) => string | undefined) {
  const pages = addresses.filter(({ page }) => page !== undefined);
  const step = Math.ceil(pages.length / sampled);
  const old: FramePage[] = [];
  const now: FramePage[] = [];
  for (let index = 0; index < pages.length; index += step) {
    const { page = '', paths } = pages[index] as OldAddress;
    const file = paths.map(fileAt).find((one) => one !== undefined);
    old.push(...framePage(paths[0], page));
    if (file !== undefined) now.push(...framePage(paths[0], file));
  }
  return { old: siteFrame(old), now: siteFrame(now) };
}

function framePage(path: string, file: string): FramePage[] {
  const page = readIfPage(file);
  if (page === undefined || page.refresh !== undefined) return [];
  return [{ path, title: page.title, blocks: page.isMarked ? [] : page.blocks }];
}

function suggestions({ base, folder }: Move, sites: Sites) {
  let pages: NewPage[] | undefined;
  let left = mostSuggestions;
  return ({ old, path }: AddressProof): SuggestedRedirect | undefined => {
    if (left-- <= 0) return undefined;
    pages ??= newPages(folder, sites);
    const below = base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
    const source = below.replace(/(.)\/$/, '$1');
    // What led to itself would go round for ever.
    const others = pages.filter(({ url }) => url !== source);
    const title = sites.old.ownTitle((old.page && readIfPage(old.page)?.title) ?? '');
    const found = likeliest(below, title, others);
    return found && { source, destination: found.url };
  };
}

/** The page that an address most likely became, of some title if that is known. */
function likeliest(address: string, title: string, pages: readonly NewPage[]) {
  const own = pages.find(({ url }) => url === barePath(address));
  if (own) return own;
  // A page that was moved keeps its title more often than its address.
  const same = title === '' ? [] : pages.filter((page) => sameText(page.ownTitle, title));
  return nearestPages(address, same, 1)[0] ?? same[0] ?? nearestPages(address, pages, 1)[0];
}

interface NewPage {
  readonly url: string;
  /** What is looked for by addresses alone has none. */
  readonly title: '';
  readonly ownTitle: string;
}

function newPages(folder: string, { now }: Sites): NewPage[] {
  const entries = globSync('**/*.html', { cwd: folder, withFileTypes: true });
  // A redirect from `start.html` is a page in a folder of that name.
  const files = entries.filter((entry) => entry.isFile());
  return files.flatMap(({ name, parentPath }) => {
    const full = path.join(parentPath, name);
    const file = path.relative(folder, full);
    const url = barePath(`/${file.replaceAll('\\', '/')}`);
    const page = url === '/404' ? undefined : readIfPage(full);
    if (page === undefined || page.refresh !== undefined) return [];
    return [{ url, title: '', ownTitle: now.ownTitle(page.title) } as const];
  });
}

function newTally() {
  const counts = { direct: 0, redirect: 0, elsewhere: 0, gone: 0 };
  const sums = { addresses: 0, withoutEnding: 0, pages: 0, words: 0, missing: 0 };
  const others = { anchors: 0, lostAnchors: 0, titles: 0 };
  const meta: Record<string, { old: number; changed: number; missing: number }> = {};
  const of = (name: string) => {
    meta[name] ??= { old: 0, changed: 0, missing: 0 };
    return meta[name];
  };
  return {
    add: ({ answer, old, page, path }: AddressProof) => {
      sums.addresses++;
      counts[answer.kind]++;
      if (answer.kind === 'direct' && old.paths.indexOf(path) > 0) sums.withoutEnding++;
      if (!page) return;
      sums.pages++;
      sums.words += page.words;
      sums.missing += page.missing;
      others.anchors += page.anchors;
      others.lostAnchors += page.lostAnchors.length;
      if (page.title) others.titles++;
      for (const name of page.metaNames) of(name).old++;
      for (const { name, now } of page.meta) of(name)[now === undefined ? 'missing' : 'changed']++;
    },
    summary: (): MoveSummary => {
      const { direct, elsewhere, gone, redirect: redirected } = counts;
      const percent = percentPresent([{ words: sums.words, missing: { length: sums.missing } }]);
      return { ...sums, direct, redirected, elsewhere, gone, percent, ...others, meta };
    },
  };
}
