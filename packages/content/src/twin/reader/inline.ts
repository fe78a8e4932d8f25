import { ContentComponent } from '../content-component.ts';
import { cellLines } from './cell-lines.ts';
import { type ChildNode, collapseSpace, type Element, isTag, isText, rawText } from './elements.ts';
import { codeSpan, destination, escapeText, linkTitle } from './escape-text.ts';
import { footnoteReference } from './footnotes.ts';
import { formulaSource } from './formula.ts';
import { isBlock } from './is-block.ts';
import { isSelfLink } from './is-self-link.ts';
import { isUnread } from './is-unread.ts';
import { joinLine, type Mark, type Piece } from './line.ts';
import type { Reader } from './reader.ts';

/** By the names of elements, of which authors may make up others. */
const marks: ReadonlyMap<string, Mark> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
  ['cite', 'emphasis'],
  ['dfn', 'emphasis'],
  ['del', 'deleted'],
  ['s', 'deleted'],
  ['strike', 'deleted'],
]);

/** Markdown of one paragraph from nodes, whatever they are. */
export function readInline(nodes: readonly ChildNode[], reader: Reader): string {
  const pieces: Piece[] = [];
  addNodes(nodes, reader, pieces);
  return joinLine(pieces);
}

function addNodes(nodes: readonly ChildNode[], reader: Reader, pieces: Piece[]): void {
  for (const node of nodes) {
    if (isText(node)) {
      const text = escapeText(collapseSpace(node.data), reader.inLink);
      if (text !== '') pieces.push({ kind: 'text', text });
    } else if (isTag(node) && !isUnread(node)) {
      pieces.push({ kind: 'start' });
      addElement(node, reader, pieces);
      pieces.push({ kind: 'end' });
    }
  }
}

function addElement(element: Element, reader: Reader, pieces: Piece[]): void {
  const mark = marks.get(element.name);
  if (mark) pieces.push({ kind: 'mark', mark, text: readInline(element.children, reader) });
  else if (element.name === 'br') pieces.push({ kind: 'break' });
  else if (element instanceof ContentComponent) {
    pieces.push({ kind: 'text', text: componentText(element, reader) });
  } else if (isBlock(element)) {
    pieces.push({ kind: 'text', text: ' ' });
    addNodes(element.children, reader, pieces);
    pieces.push({ kind: 'text', text: ' ' });
  } else {
    const text = elementText(element, reader);
    if (text === undefined) addNodes(element.children, reader, pieces);
    else pieces.push({ kind: 'text', text });
  }
}

/** A component that stands by itself elsewhere gives its lines where only text may stand. */
function componentText(component: ContentComponent, reader: Reader): string {
  const { form } = component;
  if (form.kind === 'line') return form.line(component, reader);
  return ` ${cellLines(form.blocks(component, reader)).join(' ')} `;
}

/** Markdown of an element that has a form of its own; undefined for one that only holds text. */
function elementText(element: Element, reader: Reader): string | undefined {
  const { name, attribs, children } = element;
  const formula = formulaSource(element);
  if (formula !== undefined) return `$${formula}$`;
  switch (name) {
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
    case 'pre':
      return codeSpan(rawText(children));
    case 'a':
      return linkText(element, reader);
    case 'img':
      return imageText(element);
    case 'sub':
    case 'sup':
      return footnoteReference(element) ?? wrapped(name, readInline(children, reader));
    case 'svg':
      return escapeText(collapseSpace(drawnText(children)).trim(), reader.inLink);
    case 'input':
    case 'textarea':
      return fieldText(element, reader);
    case 'abbr':
    case 'span':
      return attribs.title === undefined ? iconLabel(element, reader) : titledText(element, reader);
    default:
      return undefined;
  }
}

/** What a drawing says. Its texts stand wherever they are placed, so that no two are one word. */
function drawnText(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (!isTag(node) || node.name === 'text') return rawText([node]);
      return drawnText(node.children);
    })
    .join(' ');
}

function linkText(element: Element, reader: Reader): string {
  const { attribs, children } = element;
  const { href } = attribs;
  if (href === undefined || reader.inLink || isSelfLink(element))
    return readInline(children, reader);
  const text = readInline(children, reader.withinLink);
  return reader.link(href, text || (attribs['aria-label'] ?? ''), attribs.title);
}

function imageText({ attribs }: Element): string {
  return imageMarkdown(attribs.src ?? '', attribs.alt ?? '', attribs.title);
}

/** A picture in a line of text; of one that is no file its text. */
export function imageMarkdown(src: string, text: string, title?: string): string {
  const alt = escapeText(collapseSpace(text).trim(), true);
  if (src === '' || src.startsWith('data:')) return alt;
  return `![${alt}](${destination(src)}${linkTitle(title)})`;
}

/** Markdown has no signs for these; without the element `x²` would read as `x2`. */
function wrapped(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${text}</${name}>`;
}

function fieldText({ attribs, children }: Element, reader: Reader): string {
  const text = [attribs.placeholder, attribs.title, rawText(children)].filter(Boolean).join(' ');
  return escapeText(collapseSpace(text), reader.inLink);
}

function titledText({ attribs, children }: Element, reader: Reader): string {
  const title = escapeText(collapseSpace(attribs.title ?? ''), reader.inLink);
  const text = readInline(children, reader);
  return text === '' || title === '' ? text + title : `${text} (${title})`;
}

/** Icons are decoration, unless they are the only thing that says something. */
function iconLabel({ attribs, children }: Element, reader: Reader): string | undefined {
  if (attribs.role !== 'img' || attribs['aria-label'] === undefined) return undefined;
  return children.some(isText) ? undefined : escapeText(attribs['aria-label'], reader.inLink);
}
