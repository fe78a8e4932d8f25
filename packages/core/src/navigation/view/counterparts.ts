import type { PageFacts } from '../../page/facts.ts';
import { namedPath } from '../named-paths.ts';
import type { NavNode } from '../node.ts';
import type { FirstPages, Selection } from './first-page.ts';
import { languageKeys } from './locale-match.ts';
import { type MatchKeys, versionKeys } from './path-match.ts';
import type { TreeIndex } from './tree-index.ts';

/** Finds the page of another division that a page corresponds to. */
export interface Counterparts {
  /** The same page listed there, else the one whose path has the same shape. */
  inVersion(path: string, division: NavNode): PageFacts | undefined;
  /** The same page listed there, else its translation. */
  inLanguage(path: string, division: NavNode): PageFacts | undefined;
  /** The first page of a group with one of these labels, which are tried in turn. */
  inGroup(
    labels: readonly string[],
    division: NavNode,
    selection: Selection,
  ): PageFacts | undefined;
}

/** Visible pages and groups of one division. */
interface DivisionIndex {
  readonly pages: ReadonlyMap<string, PageFacts>;
  readonly byVersionKey: ReadonlyMap<string, PageFacts>;
  readonly byLanguageKey: ReadonlyMap<string, PageFacts>;
  readonly groups: ReadonlyMap<string, NavNode>;
}

/** What corresponding pages are found in. */
export interface CounterpartSource {
  readonly tree: TreeIndex;
  readonly facts: ReadonlyMap<string, PageFacts>;
  readonly first: FirstPages;
  readonly locales: ReadonlySet<string>;
}

/** Keeps one index per division that is asked for, so that each question is a few look-ups. */
export function createCounterparts(source: CounterpartSource): Counterparts {
  const indexes = new Map<NavNode, DivisionIndex>();
  const indexOf = (division: NavNode) => {
    const index = indexes.get(division) ?? indexDivision(division, source);
    indexes.set(division, index);
    return index;
  };
  const versionKeysOf = remember(versionKeys);
  const languageKeysOf = remember((path) => languageKeys(path, source.locales));
  return {
    inVersion(path, division) {
      const { pages, byVersionKey } = indexOf(division);
      return pages.get(path) ?? firstMatch(versionKeysOf(path), byVersionKey);
    },
    inLanguage(path, division) {
      const { pages, byLanguageKey } = indexOf(division);
      return pages.get(path) ?? firstMatch(languageKeysOf(path), byLanguageKey);
    },
    inGroup(labels, division, selection) {
      const { groups } = indexOf(division);
      const label = labels.find((candidate) => groups.has(candidate));
      const group = label === undefined ? undefined : groups.get(label);
      return group && source.first.page(group, selection);
    },
  };
}

function indexDivision(division: NavNode, source: CounterpartSource): DivisionIndex {
  const pages = new Map<string, PageFacts>();
  const byVersionKey = new Map<string, PageFacts>();
  const byLanguageKey = new Map<string, PageFacts>();
  const groups = new Map<string, NavNode>();
  const addPage = (path: string | undefined) => {
    const page = path === undefined ? undefined : source.facts.get(path);
    if (!page || page.isLink || page.hidden === true || pages.has(page.path)) return;
    pages.set(page.path, page);
    addKeys(byVersionKey, versionKeys(page.path), page);
    addKeys(byLanguageKey, languageKeys(page.path, source.locales), page);
  };
  const visit = (node: NavNode) => {
    addPage(namedPath(node));
    if (node.kind === 'group' && node.label !== '' && !groups.has(node.label)) {
      groups.set(node.label, node);
    }
    node.children.filter(source.tree.isDrawn).forEach(visit);
  };
  visit(division);
  return { pages, byVersionKey, byLanguageKey, groups };
}

function addKeys(index: Map<string, PageFacts>, { answer }: MatchKeys, page: PageFacts): void {
  for (const key of answer) if (!index.has(key)) index.set(key, page);
}

function firstMatch(
  { ask }: MatchKeys,
  index: ReadonlyMap<string, PageFacts>,
): PageFacts | undefined {
  for (const key of ask) {
    const found = index.get(key);
    if (found) return found;
  }
  return undefined;
}

/** Keeps the last answer: a page is asked about once for each entry of its switchers. */
function remember<Value>(compute: (path: string) => Value): (path: string) => Value {
  let last: { readonly path: string; readonly value: Value } | undefined;
  return (path) => {
    if (last?.path !== path) last = { path, value: compute(path) };
    return last.value;
  };
}
