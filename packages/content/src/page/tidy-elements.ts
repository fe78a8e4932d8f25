import type { Diagnostic } from '@waymark/core/page';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { attribute, isJsxElement, type JsxElement, setAttribute } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import { isBlockBadge, joinBadges } from './badge-lines.ts';
import { fillCells } from './row-cells.ts';
import { visibility } from './visibility.ts';

/**
 * Elements that hold text, not blocks: the paragraph that the parser puts around text on a line of
 * its own is taken out of them (docs/format/pages.md#inline, docs/format/pages.md#html).
 */
const inlineContainers = new Set([
  ...['p', 'summary', 'button', 'span', 'label'],
  ...['td', 'th', 'li', 'figcaption', 'Badge', 'Tooltip'],
]);

/** The same of elements whose text may stand in several paragraphs, which become lines. */
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'Heading']);

/**
 * Brings elements into the form that renders well: content is marked by whom it is for,
 * lone paragraphs and links in links are unwrapped, badges share a line, rows hold cells alone, media get the
 * attributes they need.
 */
export function tidyElements(root: Root, file: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const keep = (node: Nodes) => {
    if (!isJsxElement(node) || node.name !== 'Visibility') return true;
    const { audience, diagnostics: found } = visibility(node, locate(node, file));
    diagnostics.push(...found);
    if (audience === 'agents') keepForAgents(node);
    if (audience === 'humans') keepForHumans(node);
    return audience !== 'none';
  };
  const tidy = (parent: Parents) => {
    tidyChildren(parent, keep);
    if (isJsxElement(parent)) tidyElement(parent);
    for (const child of parent.children) if ('children' in child) tidy(child);
  };
  tidy(root);
  return diagnostics;
}

/**
 * Content for agents stands on the page where no browser shows it, and its Markdown takes it from
 * there. Its headings are none of the page's.
 */
function keepForAgents(element: JsxElement): void {
  element.name = 'template';
  element.attributes = [];
  setAttribute(element, 'data-wm-agents', true);
  element.children = (element.children as RootContent[]).map(
    (child): RootContent =>
      child.type === 'heading'
        ? { type: 'paragraph', children: [{ type: 'strong', children: child.children }] }
        : child,
  ) as never;
}

/** What is for readers only is marked, so that the Markdown of the page leaves it out. */
function keepForHumans(element: JsxElement): void {
  element.name = element.type === 'mdxJsxTextElement' ? 'span' : 'div';
  element.attributes = [];
  setAttribute(element, 'data-wm-humans', true);
}

/** The lists of children are typed by parent; removing and joining keeps to what a parent may hold. */
function tidyChildren(parent: Parents, keep: (node: Nodes) => boolean): void {
  const children = (parent.children as RootContent[]).filter(keep);
  if (children.length < parent.children.length) parent.children = children as never;
  const inline = isJsxElement(parent) && parent.name !== null && isInline(parent.name);
  if (!inline && parent.type !== 'paragraph' && children.some(isBlockBadge)) {
    parent.children = joinBadges(children) as never;
  }
}

function isInline(name: string): boolean {
  return inlineContainers.has(name) || headings.has(name);
}

function tidyElement(element: JsxElement): void {
  if (element.name === null) return;
  if (headings.has(element.name)) unwrapParagraphs(element);
  if (inlineContainers.has(element.name)) unwrapLoneParagraph(element);
  if (element.name === 'a') unwrapLinks(element);
  if (element.name === 'tr') fillCells(element);
  if (element.name === 'video' && element.type === 'mdxJsxFlowElement') loopSilently(element);
  if (element.name === 'iframe' && attribute(element, 'loading') === undefined) {
    setAttribute(element, 'loading', 'lazy');
  }
}

function unwrapLoneParagraph(element: JsxElement): void {
  const [only, ...others] = element.children as RootContent[];
  if (only?.type === 'paragraph' && others.length === 0) element.children = only.children as never;
}

function unwrapParagraphs(element: JsxElement): void {
  const children = element.children as RootContent[];
  element.children = children.flatMap((child, index): RootContent[] => {
    if (child.type !== 'paragraph') return [child];
    const isNext = children[index - 1]?.type === 'paragraph';
    return isNext ? [{ type: 'break' }, ...child.children] : child.children;
  }) as never;
}

/** An address in the text of a link is one to the parser as well, and a link can hold none. */
function unwrapLinks(parent: Parents): void {
  parent.children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
    if ('children' in child) unwrapLinks(child);
    return child.type === 'link' ? child.children : [child];
  }) as never;
}

/** Browsers play a video by itself only when it is silent (docs/format/pages.md#videos). */
function loopSilently(video: JsxElement): void {
  if (attribute(video, 'autoPlay') === undefined && attribute(video, 'autoplay') === undefined)
    return;
  for (const name of ['playsInline', 'loop', 'muted']) {
    if (attribute(video, name) === undefined) setAttribute(video, name, true);
  }
}
