import { quote } from '../config/json-value.ts';
import { pathOf } from '../config/path.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Positions } from './build-context.ts';
import { elementName } from './element-name.ts';
import type { NavNode } from './node.ts';
import { isContent } from './view/branch.ts';
import type { Views } from './view/views.ts';

/**
 * Names the divisions all pages of which belong to others, where they are listed first: without
 * script such a division cannot be entered. Divisions inside one are not named again.
 */
export function checkEntrances(
  { tree, first }: Pick<Views, 'tree' | 'first'>,
  document: Positions,
): readonly Diagnostic[] {
  const check = (node: NavNode): readonly Diagnostic[] => {
    if (isContent(node) || !tree.isDrawn(node)) return [];
    const isChosen = node.kind !== 'root' && node.url === undefined;
    if (isChosen && first.page(node, {}) && !first.entrance(node, {})) return [report(node)];
    return node.children.flatMap(check);
  };
  const report = (node: NavNode): Diagnostic => {
    const { kind, label, id } = node;
    return diagnostic('navigation-division-shared', {
      at: document.locate(pathOf(id)),
      message: `The ${elementName(kind)} ${quote(label)} lists no page of its own: all its pages are listed elsewhere first.`,
      hint: `${ownPage(node)}, or readers without JavaScript cannot enter it.`,
      pointer: id,
    });
  };
  return check(tree.root);
}

/** A page that is listed beside those of a description would be in the place of all of them. */
function ownPage(node: NavNode): string {
  const [description] = node.openapi ?? [];
  return description && isGenerated(node)
    ? `Give it a \`directory\` of its own, { "source": ${quote(description.source)}, "directory": … }`
    : 'List a page that only it has';
}

function isGenerated({ children, endpoint }: NavNode): boolean {
  return children.length > 0 ? children.every(isGenerated) : endpoint !== undefined;
}
