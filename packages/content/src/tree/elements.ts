import type { Parents, Root, RootContent } from 'mdast';
import { isJsxElement, type JsxElement } from './jsx.ts';

/** All elements below a node in document order. */
export function elementsOf(root: Root | JsxElement): JsxElement[] {
  const elements: JsxElement[] = [];
  const collect = (parent: Parents) => {
    for (const child of parent.children) {
      if (isJsxElement(child)) elements.push(child);
      if ('children' in child) collect(child);
    }
  };
  collect(root);
  return elements;
}

/**
 * The elements directly inside another. Fragments are looked through, and so are paragraphs: the
 * parser puts one around elements that share their line with text.
 */
export function childElements(element: JsxElement): JsxElement[] {
  const children = element.children as readonly RootContent[];
  return children.flatMap((child) => {
    if (child.type === 'paragraph') {
      return (child.children as readonly RootContent[]).filter(isJsxElement);
    }
    if (!isJsxElement(child)) return [];
    return child.name === null ? childElements(child) : [child];
  });
}
