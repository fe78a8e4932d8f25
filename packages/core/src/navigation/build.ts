import { isRecord, quote } from '../config/json-value.ts';
import { type ConfigPath, pointerOf } from '../config/path.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import type { PageLookup } from '../page/lookup.ts';
import { type BuildContext, createBuildContext, type Positions } from './build-context.ts';
import { checkPlacement } from './check-placement.ts';
import type { NavNode } from './node.ts';
import { parseRoot, parseRootList } from './parse-element.ts';

/** What a navigation is read from. */
export interface NavigationInput {
  /** Value of `navigation` after `$ref`, not yet judged. */
  readonly navigation: unknown;
  readonly document: Positions;
  readonly pages: PageLookup;
}

/** The tree of a navigation, and what was found on the way. */
export interface Navigation {
  readonly root: NavNode;
  /** Ids of elements hidden by their own `hidden` or frontmatter, not by an ancestor's. */
  readonly hidden: ReadonlySet<string>;
  /**
   * Those of the diagnostics that say that a page does not exist, with its path. They are wrong for
   * a page that is generated later.
   */
  readonly missingPages: ReadonlyMap<Diagnostic, string>;
}

/**
 * Reads `navigation` (docs/format/docs-json.md#navigation) into a tree. What
 * breaks a rule is reported and stays in the tree wherever it can be understood, so that no
 * content is lost to a mistake beside it.
 */
export function buildNavigation(input: NavigationInput): Checked<Navigation> {
  const context = createBuildContext(input.document, input.pages);
  const root = readRoot(input.navigation, ['navigation'], context);
  checkPlacement(root, context);
  const { hidden, missingPages, diagnostics } = context;
  return { value: { root, hidden, missingPages }, diagnostics };
}

function readRoot(navigation: unknown, path: ConfigPath, context: BuildContext): NavNode {
  if (isRecord(navigation)) return parseRoot(navigation, path, context);
  if (Array.isArray(navigation)) {
    context.report(
      'navigation-array',
      path,
      '`navigation` is a list of groups, the form of mint.json.',
      'Write { "groups": [...] }, or run `waymark upgrade`.',
    );
    return parseRootList(navigation, path, context);
  }
  const found = navigation === undefined ? 'is missing' : `is ${quote(navigation)}`;
  context.report(
    'navigation-primary-missing',
    path,
    `\`navigation\` ${found}, but it must be an object.`,
    'Write { "groups": [{ "group": "Guides", "pages": ["index"] }] }.',
  );
  return { kind: 'root', id: pointerOf(path), label: '', children: [] };
}
