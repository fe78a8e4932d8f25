import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import type { PageSource } from '../page/page.ts';
import type { NavNode } from './node.ts';

/** The pages that only some readers may see, and what says so. */
export interface RestrictedPages {
  readonly paths: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds the pages that are not for everyone (docs/format/docs-json.md#access): by `groups`,
 * `public` or `isPublic` of their frontmatter, else by the nearest element around any of their
 * places in the navigation that says whether it is public.
 *
 * @param locate where a key of a page's frontmatter is written
 */
export function restrictedPages(
  root: NavNode,
  pages: readonly PageSource[],
  locate: (page: PageSource, key: string) => SourceLocation,
): RestrictedPages {
  const around = restrictingElements(root);
  const paths = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const byElement = new Map<NavNode, number>();
  for (const page of pages) {
    const key = restrictingKey(page);
    const element = isPublic(page) ? undefined : around.get(page.path);
    if (key !== undefined) diagnostics.push(byFrontmatter(page, key, locate(page, key)));
    else if (element) byElement.set(element, (byElement.get(element) ?? 0) + 1);
    else continue;
    paths.add(page.path);
  }
  for (const [element, count] of byElement) diagnostics.push(byNavigation(element, count));
  return { paths, diagnostics };
}

/** The key of the frontmatter that keeps a page from some readers. */
function restrictingKey({ frontmatter }: PageSource): string | undefined {
  const { groups } = frontmatter;
  const isEmpty = groups === undefined || groups === null || groups === '';
  if (!isEmpty && !(Array.isArray(groups) && groups.length === 0)) return 'groups';
  return ['public', 'isPublic'].find((key) => frontmatter[key] === false);
}

function isPublic({ frontmatter }: PageSource): boolean {
  return frontmatter['public'] === true || frontmatter['isPublic'] === true;
}

/** The element that restricts each page of the navigation that one restricts. */
function restrictingElements(root: NavNode): ReadonlyMap<string, NavNode> {
  const found = new Map<string, NavNode>();
  const visit = (node: NavNode, above: NavNode | undefined) => {
    const element = node.public === undefined ? above : node.public ? undefined : node;
    const path = node.kind === 'page' ? node.path : node.root;
    if (path !== undefined && element && !found.has(path)) found.set(path, element);
    for (const child of [...node.children, ...(node.global ?? [])]) visit(child, element);
  };
  visit(root, undefined);
  return found;
}

const hint =
  'Waymark has no sign-in yet. Remove the key to publish what it restricts, or build without it: with `--lenient`, or with the rule "page-restricted" set to "warning".';

function byFrontmatter(page: PageSource, key: string, at: SourceLocation): Diagnostic {
  const written = `\`${key}: ${JSON.stringify(page.frontmatter[key])}\``;
  const message = `The page "${page.path}" is only for some readers (${written}), so it is left out of the site.`;
  return diagnostic('page-restricted', { at, message, hint });
}

function byNavigation(element: NavNode, count: number): Diagnostic {
  const { id, kind, label, location } = element;
  const name =
    kind === 'root' ? 'the navigation' : `the ${kind === 'item' ? 'menu item' : kind} "${label}"`;
  const what = count === 1 ? 'One page' : `${count} pages`;
  const message = `${what} of ${name} ${count === 1 ? 'is' : 'are'} only for some readers, and left out of the site.`;
  const at = location ?? { file: 'docs.json', line: 1, column: 1 };
  return diagnostic('page-restricted', { at, message, hint, pointer: id });
}
