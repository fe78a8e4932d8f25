import type { Node } from 'oxc-parser';
import { children } from '../expressions/children.ts';
import { isClassAttribute } from './class-attribute.ts';

/** The text of every string and template in code; paths of imports are none. */
export function codeStrings(node: Node): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return [];
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateElement':
      return [node.value.cooked ?? node.value.raw];
    default:
      return children(node).flatMap(codeStrings);
  }
}

/** The strings in the class attributes of the elements in code. */
export function classStrings(node: Node): string[] {
  if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') {
    if (isClassAttribute(node.name.name)) return codeStrings(node);
  }
  return children(node).flatMap(classStrings);
}
