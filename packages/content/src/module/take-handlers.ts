import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Root } from 'mdast';
import type { Node } from 'oxc-parser';
import { children } from '../expressions/children.ts';
import { parseExpression, parseModule } from '../expressions/parse.ts';
import type { HandlerScript } from '../handlers/handler-script.ts';
import { isEventHandler } from '../jsx/attributes.ts';
import { eachNode } from '../tree/each-node.ts';
import { isJsxElement, type JsxElement, removeAttribute } from '../tree/jsx.ts';
import { start } from '../tree/position.ts';
import type { ExpressionNode } from '../tree/written-code.ts';
import { type CollectedHandlers, collectHandlers } from './collect-handlers.ts';
import { declaredNames, importedNames, type ModuleCode, type Place } from './module-code.ts';

/** What becomes of the event handlers of a file. */
interface TakenHandlers {
  /** Those that run in a browser, if there are any. */
  readonly handlers?: HandlerScript;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Takes event handlers off the elements of HTML in a page or snippet (docs/format/pages.md#handlers).
 * Those that need nothing but what the file declares and browsers have go into a script, and the others
 * are left out with a warning: what else they use is not there in a browser. Those in expressions and in
 * elements that the file declares are lost when the element is rendered, and are only reported.
 *
 * @param code of the file: what its own components are handed may run
 */
export function takeHandlers(root: Root, file: string, code: ModuleCode): TakenHandlers {
  const diagnostics: Diagnostic[] = [];
  const report = (element: string, handler: string, place: Place, lack = madeByCode) =>
    diagnostics.push(dropped({ element, handler, lack }, { file, ...place }));
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
  const collected = collectHandlers(code);
  eachNode(root, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      for (const { element, handler, offset } of handlersIn(node.value, isLost)) {
        report(element, handler, placeIn(node, offset));
      }
    } else if (isJsxElement(node)) {
      takeFrom(node, collected, (handler, lack) => {
        report(node.name ?? '', handler, start(node), lack);
      });
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
  const handlers = collected.finish();
  return { ...(handlers && { handlers }), diagnostics };
}

const madeByCode = 'its element is made by code, which runs while the site is built';

/** Takes the handlers off an element of HTML. */
function takeFrom(
  element: JsxElement,
  collected: CollectedHandlers,
  report: (handler: string, lack: string) => void,
): void {
  if (!isPlain(element.name ?? '')) return;
  const handlers = element.attributes.flatMap((item) =>
    item.type === 'mdxJsxAttribute' && isEventHandler(item.name) ? item.name : [],
  );
  for (const handler of new Set(handlers)) {
    const lack = collected.add(element, handler);
    removeAttribute(element, handler);
    if (lack !== undefined) report(handler, lack);
  }
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

/** A handler that is left out. */
interface LostHandler {
  readonly element: string;
  readonly handler: string;
  /** What it lacks to run in a browser. */
  readonly lack: string;
}

function dropped(
  { element, handler, lack }: LostHandler,
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
    message: `\`${handler}\` of <${element}> is left out: ${lack}.`,
    hint: `Have it use only what the page declares and browsers have. Or move the element and what its handler calls into a component of a file of its own, such as \`export const Button = () => <${element} ${handler}={…} />\` in \`/snippets/button.jsx\`, and import that.`,
  });
}
