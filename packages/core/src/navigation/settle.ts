import type { Checked } from '../diagnostic/diagnostic.ts';
import type { PageFacts } from '../page/facts.ts';
import type { Navigation } from './build.ts';
import type { NavNode } from './node.ts';
import { pageFields } from './parse-page-entry.ts';

/**
 * The navigation after pages were generated: every page node shows what its page says, and pages
 * that exist by now are no longer missing.
 *
 * @param written the navigation as it was read
 * @param expanded its tree with generated pages
 * @param facts all pages of the site
 */
export function settleNavigation(
  written: Checked<Navigation>,
  expanded: Checked<{ readonly root: NavNode }>,
  facts: ReadonlyMap<string, PageFacts>,
): Checked<Navigation> {
  const { missingPages } = written.value;
  const hidden = new Set(written.value.hidden);
  const root = settle(expanded.value.root, facts, hidden);
  const remaining = written.diagnostics.filter((found) => {
    const path = missingPages.get(found);
    return path === undefined || !facts.has(path);
  });
  return {
    value: { root, hidden, missingPages },
    diagnostics: [...remaining, ...expanded.diagnostics],
  };
}

function settle(
  node: NavNode,
  facts: ReadonlyMap<string, PageFacts>,
  hidden: Set<string>,
): NavNode {
  if (node.kind === 'page') return settlePage(node, facts.get(node.path ?? ''), hidden);
  const inner = (child: NavNode) => settle(child, facts, hidden);
  return {
    ...node,
    children: node.children.map(inner),
    ...(node.global ? { global: node.global.map(inner) } : {}),
  };
}

function settlePage(node: NavNode, page: PageFacts | undefined, hidden: Set<string>): NavNode {
  if (!page) return node;
  if (page.hidden === true) hidden.add(node.id);
  return {
    ...node,
    label: page.sidebarTitle,
    url: page.url,
    ...pageFields(page),
    ...(page.hidden === undefined ? {} : { hidden: page.hidden }),
  };
}
