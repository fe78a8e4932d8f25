import type { PageFacts } from '../../page/facts.ts';
import type {
  Alternate,
  CurrentVersion,
  DivisionLink,
  OriginalPage,
  Switcher,
  SwitcherEntry,
} from '../../view.ts';
import { findLanguage } from '../languages.ts';
import type { NavNode } from '../node.ts';
import { globalsOf, groupsOf, offered } from './branch.ts';
import type { Counterparts } from './counterparts.ts';
import { divisionLabel, divisionLink } from './division-link.ts';
import type { LinkContext } from './tabs.ts';
import { preferred } from './tree-index.ts';

/** The page whose switchers are made. */
export interface SwitchedPage {
  readonly page: PageFacts;
  /** From the root to the page. */
  readonly branch: readonly NavNode[];
  readonly context: LinkContext;
  readonly counterparts: Counterparts;
}

const switcherKinds = ['language', 'version', 'product', 'dropdown'] as const;

type SwitcherKind = (typeof switcherKinds)[number];

/**
 * The switchers of a page, outermost first; one with a single entry is not shown. Entries of one
 * switcher share their parent, so switching keeps the outer choices.
 */
export function switchers(switched: SwitchedPage): readonly Switcher[] {
  const { divisions, tree } = switched.context;
  const unused = new Map(
    switcherKinds.map((kind) => [kind, globalsOf(divisions, kind, tree.isDrawn)]),
  );
  const takeGlobals = (kind: SwitcherKind) => {
    const globals = unused.get(kind) ?? [];
    unused.delete(kind);
    return globals;
  };
  const local = divisions.flatMap((level) =>
    switcherKinds.flatMap((kind) => {
      const entries = offered(level.children, kind, tree.isDrawn, divisions);
      if (entries.length === 0) return [];
      return switcher(kind, [...entries, ...takeGlobals(kind)], switched);
    }),
  );
  const global = switcherKinds.flatMap((kind) => switcher(kind, takeGlobals(kind), switched));
  return [...local, ...global];
}

function switcher(
  kind: SwitcherKind,
  nodes: readonly NavNode[],
  switched: SwitchedPage,
): readonly Switcher[] {
  if (nodes.length < 2) return [];
  return [{ kind, entries: nodes.map((node) => switcherEntry(node, switched)) }];
}

function switcherEntry(node: NavNode, switched: SwitchedPage): SwitcherEntry {
  const language = node.language === undefined ? undefined : findLanguage(node.language);
  return {
    label: divisionLabel(node, switched.context),
    ...entryLink(node, switched),
    key: switched.context.tree.key(node),
    active: switched.context.divisions.includes(node),
    description: node.description,
    icon: node.icon,
    tag: node.tag,
    color: node.color,
    lang: language?.language.tag,
  };
}

/** Which page an entry opens (docs/format/docs-json.md#switchers). */
function entryLink(node: NavNode, switched: SwitchedPage): DivisionLink {
  const { page, context } = switched;
  const isActive = context.divisions.includes(node);
  if (!isActive) return divisionLink(node, context, counterpart(node, switched));
  const isKept = node.kind === 'version' || node.kind === 'language';
  return isKept && node.url === undefined ? { url: page.url } : divisionLink(node, context);
}

function counterpart(node: NavNode, switched: SwitchedPage): PageFacts | undefined {
  const { page, branch, context, counterparts } = switched;
  if (node.kind === 'language') return counterparts.inLanguage(page.path, node);
  if (node.kind === 'dropdown') return counterparts.inVersion(page.path, node);
  if (node.kind !== 'version') return undefined;
  const labels = groupsOf(branch).map(({ label }) => label);
  return (
    counterparts.inVersion(page.path, node) ??
    counterparts.inGroup(labels.toReversed(), node, context.selection)
  );
}

/** The page in every language that has it, and the default language's as `x-default`. */
export function alternates(switched: SwitchedPage): readonly Alternate[] {
  const { page, context, counterparts } = switched;
  // It is no translation, so it has none beside it.
  if (page.isFallback) return [];
  const level = context.divisions.find(({ children }) =>
    children.some(({ kind }) => kind === 'language'),
  );
  const entries = offered(
    level?.children ?? [],
    'language',
    context.tree.isDrawn,
    context.divisions,
  );
  const [defaultEntry] = preferred(entries);
  const found = entries.flatMap((entry) => {
    const isActive = context.divisions.includes(entry);
    const found = isActive ? page : counterparts.inLanguage(page.path, entry);
    if (!found || found.isFallback) return [];
    const unlisted = isUnlisted(found) ? { isUnlisted: true as const } : {};
    return [{ entry, link: { hreflang: tagOf(entry), url: found.url, ...unlisted } }];
  });
  if (found.length < 2) return [];
  const fallback = found.find(({ entry }) => entry === defaultEntry);
  return [
    ...found.map(({ link }) => link),
    ...(fallback ? [{ ...fallback.link, hreflang: 'x-default' }] : []),
  ];
}

function isUnlisted({ frontmatter, noindex, robots, url }: PageFacts): boolean {
  const { canonical } = frontmatter;
  const isElsewhere = typeof canonical === 'string' && canonical !== url;
  return noindex || isElsewhere || /\b(?:noindex|none)\b/i.test(robots ?? '');
}

/**
 * URL of the page that this one corresponds to in the default version of its branch; its own where
 * there is none, or none that search engines may show.
 */
export function canonicalUrl(
  { page, context, counterparts }: SwitchedPage,
  original: OriginalPage | undefined,
): string {
  const { divisions, tree } = context;
  if (original?.isShown) return original.url;
  for (const level of divisions) {
    const versions = offered(level.children, 'version', tree.isDrawn, divisions);
    const [standard] = preferred(versions);
    if (!standard || divisions.includes(standard)) continue;
    const found = counterparts.inVersion(page.path, standard);
    if (found && !found.noindex) return found.url;
  }
  return page.url;
}

/**
 * The page of the default language that this one corresponds to; none for a page of that language,
 * and none where there is no such page.
 */
export function originalPage({
  page,
  context,
  counterparts,
}: SwitchedPage): OriginalPage | undefined {
  const { divisions, tree } = context;
  for (const level of divisions) {
    const languages = offered(level.children, 'language', tree.isDrawn, divisions);
    const [standard] = preferred(languages);
    if (!standard || divisions.includes(standard)) continue;
    const found = counterparts.inLanguage(page.path, standard);
    if (!found || found.path === page.path) return undefined;
    const known = findLanguage(standard.language ?? standard.label)?.language;
    const { path, url } = found;
    return { path, url, lang: tagOf(standard), dir: known?.dir ?? 'ltr', isShown: page.isFallback };
  }
  return undefined;
}

/** The current version of a page that stands in an outdated one. */
export function currentVersion(switched: SwitchedPage): CurrentVersion | undefined {
  const { divisions, tree } = switched.context;
  for (const level of divisions) {
    const versions = offered(level.children, 'version', tree.isDrawn, divisions);
    const active = versions.find((version) => divisions.includes(version));
    const [current] = preferred(versions.filter(({ outdated }) => outdated !== true));
    if (active?.outdated !== true || !current) continue;
    return { label: current.label, url: entryLink(current, switched).url };
  }
  return undefined;
}

function tagOf(entry: NavNode): string {
  const code = entry.language ?? entry.label;
  return findLanguage(code)?.language.tag ?? code;
}
