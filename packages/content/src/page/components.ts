import { type Diagnostic, diagnostic, nearest, type SourceLocation } from '@waymark/core/page';
import type { JsxElement } from '../tree/jsx.ts';
import { objectOf } from '../tree/object-of.ts';
import { locate } from '../tree/position.ts';

/**
 * Turns elements whose name nobody defines into fragments: their children render, their tag does
 * not. One warning for each name, at its first use.
 *
 * @param elements all elements of the page
 * @param file the page, for elements that do not come from a snippet
 */
export function unwrapUnknownComponents(
  elements: readonly JsxElement[],
  known: ReadonlySet<string>,
  file: string,
): Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  const namespaces = namespacesOf(known);
  for (const node of elements) {
    if (node.name === null || !isComponentName(node.name)) continue;
    if (isKnown(node.name, known, namespaces)) continue;
    if (!found.has(node.name)) {
      found.set(node.name, unknownComponent(node.name, known, locate(node, file)));
    }
    node.name = null;
    node.attributes = [];
  }
  return [...found.values()];
}

/** Objects whose members are listed: `Tree` with `Tree.File`. */
function namespacesOf(known: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...known].filter((name) => name.includes('.')).map(objectOf));
}

/** A member of a listed object must be listed; of what a page imports, every member may exist. */
function isKnown(
  name: string,
  known: ReadonlySet<string>,
  namespaces: ReadonlySet<string>,
): boolean {
  if (known.has(name)) return true;
  const object = objectOf(name);
  return object !== name && known.has(object) && !namespaces.has(object);
}

/** Names that start with a small letter and hold no dot are HTML tags; all others refer to values. */
function isComponentName(name: string): boolean {
  return !/^[a-z]/.test(name) || name.includes('.');
}

/** What other formats call components of this one. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['File', 'Tree.File'],
  ['FileTree', 'Tree'],
  ['Files', 'Tree'],
  ['Folder', 'Tree.Folder'],
]);

function unknownComponent(
  name: string,
  known: ReadonlySet<string>,
  at: SourceLocation,
): Diagnostic {
  const other = otherNames.get(name);
  const similar = other !== undefined && known.has(other) ? other : nearest(name, [...known]);
  return diagnostic('component-unknown', {
    at,
    message: `<${name}> is not a component of the format and the page does not import it. Its content is shown without it.`,
    hint: similar
      ? `Did you mean <${similar}>?`
      : `Import it from a file under /snippets, or remove the tag.`,
  });
}
