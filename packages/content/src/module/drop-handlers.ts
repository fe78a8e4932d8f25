import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Root } from 'mdast';
import type { Node } from 'oxc-parser';
import { children } from '../expressions/children.ts';
import { parseExpression, parseModule } from '../expressions/parse.ts';
import { isEventHandler } from '../jsx/attributes.ts';
import { eachNode } from '../tree/each-node.ts';
import { isJsxElement, type JsxElement } from '../tree/jsx.ts';
import { start } from '../tree/position.ts';
import type { ExpressionNode } from '../tree/written-code.ts';
import { declaredNames, importedNames, type ModuleCode, type Place } from './module-code.ts';

/**
 * Takes event handlers off the elements of HTML in a page or snippet, with a warning for each:
 * nothing of a page but its components runs in a browser. Those in expressions and in elements that
 * it declares are lost when the element is rendered, and are only reported.
 *
 * @param code of the file: what its own components are handed may run
 */
export function dropHandlers(root: Root, file: string, code: ModuleCode): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (element: string, handler: string, place: Place) =>
    diagnostics.push(dropped(element, handler, { file, ...place }));
  const own = new Set([...declaredNames(code), ...importedNames(code)]);
  const isLost: IsLost = (name) => isPlain(name) || (isComponent(name) && !own.has(first(name)));
  for (const { code: declared, column, line } of code.declarations) {
    for (const { element, handler } of handlersOutside(declared, isLost)) {
      report(element, handler, { line, column });
    }
  }
  const reportWithin = (code: string, place: Place) => {
    for (const { element, handler } of handlersIn(code, isLost)) report(element, handler, place);
  };
  eachNode(root, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      for (const { element, handler, offset } of handlersIn(node.value, isLost)) {
        report(element, handler, placeIn(node, offset));
      }
    } else if (isJsxElement(node)) {
      dropFrom(node, (handler) => report(node.name ?? '', handler, start(node)));
      if (own.has(first(node.name ?? ''))) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (isComponent(node.name ?? '') && isEventHandler(attribute.name)) {
          report(node.name ?? '', attribute.name, start(node));
        } else if (typeof attribute.value === 'object') {
          reportWithin(attribute.value?.value ?? '', start(node));
        }
      }
    }
  });
  return diagnostics;
}

function dropFrom(element: JsxElement, report: (handler: string) => void): void {
  if (!isPlain(element.name ?? '')) return;
  element.attributes = element.attributes.filter((item) => {
    const isLost = item.type === 'mdxJsxAttribute' && isEventHandler(item.name);
    if (isLost) report(item.name);
    return !isLost;
  });
}

/** Whether handlers of an element with a name are lost. */
type IsLost = (name: string) => boolean;

function isPlain(name: string): boolean {
  return /^[a-z][^.]*$/.test(name);
}

/** Of the format, unless the file has one of this name. */
function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** The name itself, of a member such as `Tree.File`. */
function first(name: string): string {
  return name.replace(/\..*/, '');
}

interface FoundHandler {
  readonly element: string;
  readonly handler: string;
  /** In the code. */
  readonly offset: number;
}

const likeHandler = /\bon[A-Z]\w*\s*=/;

/** Handlers of elements that a statement makes at once: what functions make may be of components. */
function handlersOutside(statement: string, isLost: IsLost): FoundHandler[] {
  if (!likeHandler.test(statement)) return [];
  const program = parseModule(statement);
  if ('failure' in program) return [];
  const below = (node: Node): FoundHandler[] =>
    /Function|Class/.test(node.type)
      ? []
      : [...ownHandlers(node, isLost), ...children(node).flatMap(below)];
  return below(program);
}

function handlersIn(code: string, isLost: IsLost): FoundHandler[] {
  if (!likeHandler.test(code)) return [];
  const expression = parseExpression(code);
  const below = (node: Node): FoundHandler[] => [
    ...ownHandlers(node, isLost),
    ...children(node).flatMap(below),
  ];
  return expression ? below(expression) : [];
}

function ownHandlers(node: Node, isLost: IsLost): FoundHandler[] {
  if (node.type !== 'JSXOpeningElement') return [];
  const { attributes, name } = node;
  if (name.type !== 'JSXIdentifier' || !isLost(name.name)) return [];
  return attributes.flatMap((item): FoundHandler[] => {
    if (item.type !== 'JSXAttribute' || item.name.type !== 'JSXIdentifier') return [];
    const handler = item.name.name;
    // The parser got the code in parentheses.
    return isEventHandler(handler) ? [{ element: name.name, handler, offset: item.start - 1 }] : [];
  });
}

/** The parser takes the indentation off all lines of an expression but its first. */
function placeIn(node: ExpressionNode, offset: number): Place {
  const { line, column } = start(node);
  const lines = node.value.slice(0, offset).split('\n').length - 1;
  return lines === 0 ? { line, column: column + 1 + offset } : { line: line + lines, column: 1 };
}

function dropped(
  element: string,
  handler: string,
  at: Place & { readonly file: string },
): Diagnostic {
  if (isComponent(element)) {
    return diagnostic('handler-dropped', {
      at,
      message: `\`${handler}\` of <${element}> is left out: only a component that the page imports from a file can run it in the browser.`,
      hint: `Write what reacts as a component of a file of its own, such as \`export const Button = () => <button ${handler}={…}>…</button>\` in \`/snippets/button.jsx\`, and import that.`,
    });
  }
  return diagnostic('handler-dropped', {
    at,
    message: `\`${handler}\` of <${element}> is left out: of a page, only its components run in the browser.`,
    hint: `Move the element and what its handler calls into a component of a file of its own, such as \`export const Button = () => <${element} ${handler}={…} />\` in \`/snippets/button.jsx\`, and import that.`,
  });
}
