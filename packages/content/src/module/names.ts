import { type Diagnostic, diagnostic, nearest } from '@waymark/core';
import type { Parents, Root, RootContent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'satteri';
import { expressionKind } from '../expressions/expression-kind.ts';
import { freeNames } from '../expressions/free-names.ts';
import { isStandardName } from '../expressions/standard-names.ts';
import { expressionText } from '../tree/expression-text.ts';
import { isJsxElement, type JsxElement } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';

/** The names that are declared where an expression stands. */
export interface KnownNames {
  /** Everything that an expression of the page may refer to, besides the globals of the language. */
  readonly names: ReadonlySet<string>;
  /** Imports that failed and were reported: what uses them goes without another word. */
  readonly absent: ReadonlySet<string>;
  /** Constants that are text: their value takes the place of the name. */
  readonly texts: ReadonlyMap<string, string>;
}

type ExpressionNode = MdxFlowExpression | MdxTextExpression;

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
    const unknown = unknownNames(code, known.names);
    if (unknown.length === 0) return [item];
    if (!unknown.some((name) => known.absent.has(name))) {
      const label = item.type === 'mdxJsxAttribute' ? item.name : '{...}';
      diagnostics.push(dropped(element, label, unknown, { file, known }));
    }
    return [];
  });
}

function attributeCode(item: JsxElement['attributes'][number]): string | undefined {
  if (item.type === 'mdxJsxExpressionAttribute') return item.value.trim().replace(/^\.\.\./, '');
  return typeof item.value === 'object' ? item.value?.value : undefined;
}

function unknownNames(code: string, names: ReadonlySet<string>): string[] {
  return [...freeNames(code)].filter((name) => !names.has(name) && !isStandardName(name));
}

type Context = Pick<Found, 'file' | 'known'>;

function printed(
  node: ExpressionNode,
  unknown: readonly string[],
  { file, known }: Context,
): Diagnostic {
  return diagnostic('name-unknown', {
    at: locate(node, file),
    message: `Nothing declares ${quoted(unknown)}, so \`{${shortened(node.value)}}\` is printed as it is written.`,
    hint:
      nameHint(unknown, known) ?? 'If braces are meant, write `\\{` or put the text in backticks.',
  });
}

function dropped(
  element: JsxElement,
  label: string,
  unknown: readonly string[],
  { file, known }: Context,
): Diagnostic {
  return diagnostic('name-unknown', {
    at: locate(element, file),
    message: `Nothing declares ${quoted(unknown)}, so \`${label}\` of <${element.name ?? ''}> is left out.`,
    hint: nameHint(unknown, known) ?? 'Declare or import the name, or write the value in quotes.',
  });
}

function nameHint([name = '']: readonly string[], known: KnownNames): string | undefined {
  const similar = nearest(name, known.names);
  return similar === undefined ? undefined : `Did you mean \`${similar}\`?`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function shortened(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
