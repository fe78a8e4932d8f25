import type { Diagnostic } from '@waymark/core/page';
import type { Parents, Root, RootContent } from 'mdast';
import { expressionKind } from '../expressions/expression-kind.ts';
import { isBareName, unknownNames } from '../expressions/free-names.ts';
import { isStandardObject } from '../expressions/global-names.ts';
import { attributeCode } from '../tree/attribute-code.ts';
import { expressionText } from '../tree/expression-text.ts';
import { isJsxElement, type JsxElement } from '../tree/jsx.ts';
import { objectOf } from '../tree/object-of.ts';
import { type ExpressionNode, isObjectOfSnippet, writtenCode } from '../tree/written-code.ts';
import { dropped, droppedObject, printed, printedObject } from './name-findings.ts';

/** The names that are declared where an expression stands. */
export interface KnownNames {
  /** Everything that an expression of the page may refer to, besides the globals of the language. */
  readonly names: ReadonlySet<string>;
  /** Those of them that the page itself declares or imports. */
  readonly own: ReadonlySet<string>;
  /** Those of them that elements of code written in the docs folder have, in the page or a snippet. */
  readonly authored: ReadonlySet<string>;
  /** Whether a name is known to be that of an object or a function, which no text shows. */
  readonly isObject: (name: string) => boolean;
  /** Imports that failed and were reported: what uses them goes without another word. */
  readonly absent: ReadonlySet<string>;
  /** Constants that are text: their value takes the place of the name. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether the page may be made for others to import, which give it names as properties. */
  readonly mayBeShared: boolean;
}

/** Values that need no look at their names. */
const literal = /^\s*(?:-?\d[\d.]*|true|false|null|"[^"\\]*"|'[^'\\]*')\s*$/;

/**
 * Leaves only expressions that can be evaluated (docs/format/pages.md#expressions,
 * docs/format/pages.md#mistakes). Those that use a name that nothing declares become text; as
 * attributes they are removed. Comments are removed.
 */
export function resolveNames(root: Root, file: string, known: KnownNames): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const resolve = (parent: Parents) => {
    if (isJsxElement(parent)) resolveAttributes(parent, file, known, diagnostics);
    if (parent.children.some(isExpression)) {
      const children = parent.children as RootContent[];
      const resolved = children.flatMap((child) => {
        return isExpression(child)
          ? resolveExpression(child, parent, { file, known, diagnostics })
          : [child];
      });
      // What takes the place of an expression may stand wherever it stood.
      parent.children = resolved as never;
    }
    for (const child of parent.children) if ('children' in child) resolve(child);
  };
  resolve(root);
  root.children = root.children.filter(
    (node) => node.type !== 'paragraph' || node.children.length > 0,
  );
  return diagnostics;
}

function isExpression(node: { readonly type: string }): node is ExpressionNode {
  return node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
}

interface Found {
  readonly file: string;
  readonly known: KnownNames;
  readonly diagnostics: Diagnostic[];
}

function resolveExpression(
  node: ExpressionNode,
  parent: Parents,
  { file, known, diagnostics }: Found,
): RootContent[] {
  const text = /^\s*(?:"([^"\\]*)"|'([^'\\]*)')\s*$/.exec(node.value);
  if (text) return [expressionText(node, parent, text[1] ?? text[2] ?? '')];
  if (literal.test(node.value)) return [node];
  const constant = known.texts.get(node.value.trim());
  if (constant !== undefined) return [expressionText(node, parent, constant)];
  if (isObject(node, known) && !isHandedOver(node, parent, known)) {
    diagnostics.push(printedObject(node, file));
    return [expressionText(node, parent, `{${writtenCode(node)}}`)];
  }
  const kind = expressionKind(node.value, known.names);
  if (kind === 'comment') return [];
  if (kind !== 'prose') return [node];
  const unknown = unknownNames(node.value, known.names);
  if (unknown.some((name) => known.absent.has(name))) return [];
  if (unknown.length > 0) {
    diagnostics.push(printed(node, unknown, { file, known }));
  }
  return [expressionText(node, parent, `{${node.value}}`)];
}

/** A bare name of something that no text shows is prose: `/users/{user}`, `/{Date}`. */
function isObject(node: ExpressionNode, known: KnownNames): boolean {
  const name = node.value.trim();
  return isObjectOfSnippet(node) || (isBareName(name) && known.isObject(name));
}

/** Whether an expression is all that a component of the page gets: that may take a function. */
function isHandedOver(node: ExpressionNode, parent: Parents, known: KnownNames): boolean {
  return (
    isAuthored(parent, known) &&
    (parent.children as RootContent[]).every(
      (child) => child === node || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}

function isAuthored(node: Parents, { authored }: KnownNames): node is JsxElement {
  return isJsxElement(node) && authored.has(objectOf(node.name ?? ''));
}

function resolveAttributes(
  element: JsxElement,
  file: string,
  known: KnownNames,
  diagnostics: Diagnostic[],
): void {
  element.attributes = element.attributes.flatMap((item): JsxElement['attributes'] => {
    const code = attributeCode(item);
    if (code === undefined || literal.test(code)) return [item];
    const constant = known.texts.get(code.trim());
    if (constant !== undefined && item.type === 'mdxJsxAttribute') {
      return [{ ...item, value: constant }];
    }
    const name = code.trim();
    const mayTake = known.own.has(name) || isAuthored(element, known);
    if (!mayTake && isStandardObject(name)) {
      diagnostics.push(droppedObject(element, item, name, file));
      return [];
    }
    const unknown = unknownNames(code, known.names);
    if (unknown.length === 0) return [item];
    if (!unknown.some((name) => known.absent.has(name))) {
      diagnostics.push(dropped(element, item, unknown, { file, known }));
    }
    return [];
  });
}
