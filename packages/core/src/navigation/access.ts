import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import { type Access, anyReader, type Requirement, writtenAccess } from '../page/access.ts';
import type { PageSource } from '../page/page.ts';
import { namedPath } from './named-paths.ts';
import type { NavNode } from './node.ts';

/** Who may read a page that is not for everyone, and what says so. */
export interface RestrictedPage {
  readonly access: Access;
  /** Key of its frontmatter, or the first element of the navigation. */
  readonly by: string | NavNode;
}

/**
 * Finds the pages that are not for everyone (docs/format/docs-json.md#access): by `groups`,
 * `public` or `isPublic` of their frontmatter, else by the nearest element around each of their
 * places in the navigation that says who may read it. A reader has to be admitted by all of these. A
 * page that stands for a translation has the text of its original, and so the places of that too.
 */
export function restrictedPages(
  root: NavNode,
  pages: readonly PageSource[],
): ReadonlyMap<string, RestrictedPage> {
  const around = restrictingElements(root);
  const found = new Map<string, RestrictedPage>();
  for (const { access: unlisted = [], fallbackOf, frontmatter, path } of pages) {
    const written = writtenAccess(frontmatter);
    const places = fallbackOf === undefined ? [path] : [path, fallbackOf];
    const elements = [...new Set(places.flatMap((place) => around.get(place) ?? []))];
    const access = written?.access ?? [...elements.flatMap(requirementOf), ...unlisted];
    if (access.length > 0) found.set(path, { access, by: written?.key ?? elements[0] ?? root });
  }
  return found;
}

/** What an element says itself of who may read what it holds; nothing where it does not say. */
export function elementAccess(node: NavNode): Access | undefined {
  if (node.readers) return [node.readers];
  if (node.public === undefined) return undefined;
  return node.public ? [] : [anyReader];
}

/** The elements that restrict each page of the navigation. */
function restrictingElements(root: NavNode): ReadonlyMap<string, readonly NavNode[]> {
  const found = new Map<string, NavNode[]>();
  const visit = (node: NavNode, above: NavNode | undefined) => {
    const own = elementAccess(node);
    const element = own === undefined ? above : own.length === 0 ? undefined : node;
    const path = namedPath(node);
    if (path !== undefined && element) {
      const known = found.get(path) ?? [];
      if (!known.includes(element)) found.set(path, [...known, element]);
    }
    for (const child of node.children) visit(child, element);
    for (const child of node.global ?? []) visit(child, element);
  };
  visit(root, undefined);
  return found;
}

function requirementOf(element: NavNode): readonly Requirement[] {
  return elementAccess(element) ?? [];
}

/** Reasons that are told by name; a large site may have hundreds. */
const namedReasons = 8;

const hint =
  'A site without sign-in cannot know its readers. Remove the key to publish what it restricts, let readers sign in (`auth` of `docs.json`, or `--auth`), or turn the rule "page-restricted" off.';

/**
 * Says once for all pages that are left out how many they are, and why.
 *
 * @param locate where a key of a page's frontmatter is written
 */
export function restrictedDiagnostics(
  restricted: ReadonlyMap<string, RestrictedPage>,
  pages: readonly PageSource[],
  locate: (page: PageSource, key: string) => SourceLocation,
): readonly Diagnostic[] {
  const left = pages.flatMap((page) => {
    const found = restricted.get(page.path);
    return found ? [{ page, by: found.by }] : [];
  });
  const [first] = left;
  if (!first) return [];
  const byElement = Map.groupBy(
    left.filter(({ by }) => typeof by !== 'string'),
    ({ by }) => by as NavNode,
  );
  const reasons = [
    ...[...byElement].map(([element, { length }]) => `${length} of ${nameOf(element)}`),
    ...left.flatMap(({ by, page }) =>
      typeof by === 'string'
        ? [`"${page.path}" (\`${by}: ${JSON.stringify(page.frontmatter[by])}\`)`]
        : [],
    ),
  ];
  const more = reasons.length - namedReasons;
  const named = [...reasons.slice(0, namedReasons), ...(more > 0 ? [`${more} more`] : [])];
  const what = left.length === 1 ? 'One page is' : `${left.length} pages are`;
  const message = `${what} only for some readers, and left out of the site: ${named.join(', ')}.`;
  const { by, page } = first;
  const isKey = typeof by === 'string';
  const at = isKey ? locate(page, by) : (by.location ?? { file: 'docs.json', line: 1, column: 1 });
  const pointer = isKey ? {} : { pointer: by.id };
  return [diagnostic('page-restricted', { at, message, hint, ...pointer })];
}

function nameOf({ kind, label }: NavNode): string {
  if (kind === 'root') return 'the navigation';
  return `the ${kind === 'item' ? 'menu item' : kind} "${label}"`;
}
