import type { RootContent } from 'mdast';
import type { JSXChild, JSXElement, JSXFragment } from 'oxc-parser';
import type { WordCollector } from '../words.ts';
import type { DocsFolder } from './docs-folder.ts';
import {
  codeElement,
  type Element,
  expressionValue,
  isElement,
  markdownElement,
} from './element.ts';
import { call, evaluate } from './evaluate.ts';
import { fenceTitle, shownCode } from './fence.ts';
import { lineOf } from './module.ts';
import { fileScope } from './scope.ts';
import { isHidden, shownAttributes } from './shown.ts';
import { type Members, noMembers, type Origin, type Place, type Value } from './value.ts';

/** What is read from, and where its words go. */
export interface Reading {
  readonly folder: DocsFolder;
  readonly words: WordCollector;
}

/** Components within components are followed so far; past that they lead to themselves. */
const deepest = 24;
/** Elements in which markup colours parts of words instead of parting them. */
const unbroken = new Set(['pre', 'code']);
/** Nodes that say something about the page instead of standing in it. */
const unshown = new Set<string>(['definition', 'mdxjsEsm']);

/** What makes a quotation a note; the note says it in the reader's language. */
const alert = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/;

/** Reads the words that Markdown shows. */
export function readNodes(to: Reading, nodes: readonly RootContent[], place: Place): void {
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') {
      to.words.add(node.value.replace(alert, ''), place.file, line);
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      readValue(to, expressionValue(node.value, line, place), place, line);
    } else {
      to.words.part();
      readNode(to, node, place, line);
      to.words.part();
    }
  }
}

function readNode(to: Reading, node: RootContent, place: Place, line: number): void {
  if (isElement(node)) {
    readElement(to, markdownElement(node, place), place);
  } else if (node.type === 'table') {
    // Cells past the last column are ignored (GFM, tables).
    const columns = node.children[0]?.children.length ?? 0;
    for (const row of node.children) readNodes(to, row.children.slice(0, columns), place);
  } else if (node.type === 'code') {
    addApart(to, fenceTitle(node.meta ?? ''), place, line);
    to.words.add(shownCode(fillIn(node.value, place.props)), place.file, line + 1);
  } else if (!unshown.has(node.type)) {
    if ('alt' in node) addApart(to, node.alt ?? '', place, line);
    if ('title' in node) addApart(to, node.title ?? '', place, line);
    if ('value' in node) to.words.add(node.value, place.file, line);
    if ('children' in node) readNodes(to, node.children as RootContent[], place);
  }
}

/** @param place where the value is used; it may come from elsewhere */
function readValue(to: Reading, value: Value | undefined, place: Place, line: number): void {
  if (value?.kind === 'text') to.words.add(value.text, place.file, line);
  if (value?.kind === 'list') for (const item of value.items) readValue(to, item, place, line);
  if (value?.kind === 'nodes') readNodes(to, value.nodes, value.place);
  if (value?.kind === 'jsx') readJsx(to, value.node, value.origin, place.depth);
}

function readJsx(to: Reading, node: JSXElement | JSXFragment, origin: Origin, depth: number): void {
  const { file, scope } = origin;
  if (node.type === 'JSXFragment') readJsxChildren(to, node.children, origin, depth);
  else readElement(to, codeElement(node, origin), { file, scope, props: noMembers, depth });
}

function readJsxChildren(
  to: Reading,
  children: readonly JSXChild[],
  origin: Origin,
  depth: number,
): void {
  const { file, scope } = origin;
  for (const child of children) {
    const line = lineOf(origin.code, child.start);
    if (child.type === 'JSXText') {
      to.words.add(child.value.replace(/&#?\w+;/g, ' '), file, line);
    } else if (child.type === 'JSXElement' || child.type === 'JSXFragment') {
      readJsx(to, child, origin, depth);
    } else if (child.type === 'JSXExpressionContainer') {
      const { expression } = child;
      if (expression.type === 'JSXEmptyExpression') continue;
      readValue(to, evaluate(expression, origin), { file, scope, props: noMembers, depth }, line);
    }
  }
}

function readElement(to: Reading, element: Element, place: Place): void {
  if (place.depth > deepest || isHidden(element)) return;
  to.words.part();
  const read = () => readShown(to, element, place);
  if (unbroken.has(element.name)) to.words.unbroken(read);
  else read();
  to.words.part();
}

function readShown(to: Reading, element: Element, place: Place): void {
  const { name, line, children, attributes, written } = element;
  const inner = { ...place, depth: place.depth + 1 };
  const props = new Map([['children', children], ...attributes]);
  const legacy = name === 'Snippet' && to.folder.find(`_snippets/${written.get('file')}`);
  const value: Value | undefined = legacy
    ? { kind: 'snippet', file: legacy }
    : valueNamed(name, place);
  if (value?.kind === 'snippet') {
    readSnippet(to, value.file, props, inner.depth);
  } else if (value?.kind === 'function') {
    const shown = call(value, [{ kind: 'object', members: props }]);
    readValue(to, shown, { ...inner, file: value.origin.file }, line);
  } else {
    readAttributes(to, element, place);
    readValue(to, children, place, line);
  }
}

/** What a tag stands for, if the site defines it. */
function valueNamed(name: string, { scope }: Place): Value | undefined {
  const [first = '', ...rest] = name.split('.');
  return rest.reduce<Value | undefined>(
    (value, key) => (value?.kind === 'object' ? value.members.get(key) : undefined),
    scope(first),
  );
}

function readAttributes(to: Reading, { name, attributes, written, line }: Element, place: Place) {
  for (const key of shownAttributes(name, written)) {
    const given = attributes.get(key);
    const values = given?.kind === 'list' ? given.items : [given];
    for (const value of values) {
      if (key === 'default') addApart(to, written.get(key) ?? '', place, line);
      else if (value?.kind === 'text') addApart(to, withoutTargets(value.text), place, line);
      else readValue(to, value, place, line);
    }
  }
}

function readSnippet(to: Reading, file: string, props: Members, depth: number): void {
  const own = fileScope(to.folder, file);
  const all: Value = { kind: 'object', members: props };
  const scope = (name: string) => own(name) ?? (name === 'props' ? all : props.get(name));
  const nodes = to.folder.markdown(file).root?.children ?? [];
  readNodes(to, nodes, { file, scope, props, depth });
}

function addApart({ words }: Reading, text: string, { file }: Place, line: number): void {
  words.part();
  words.add(text, file, line);
  words.part();
}

/** `{name}` in code stands for a text that was passed to the snippet. */
function fillIn(code: string, props: Members): string {
  return code.replace(/\{\s*([\w$]+)\s*\}/g, (written, name: string) => {
    const value = props.get(name);
    return value?.kind === 'text' ? value.text : written;
  });
}

/** Titles and captions may hold links. */
function withoutTargets(text: string): string {
  return text.replace(/\]\([^)\s]*\)/g, '] ');
}
