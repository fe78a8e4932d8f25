import type { Image, ImageReference, Nodes, Root } from 'mdast';
import { attribute, isJsxElement, type JsxElement, stringAttribute } from '../tree/jsx.ts';
import { activeTab } from './containers.ts';

/** A picture of Markdown, or an element of HTML. */
export type Picture = Image | ImageReference | JsxElement;

/** More than these stand between the title and a picture that no phone shows before one scrolls. */
const mostLetters = 600;
/** Of code, each line takes one of the page, however short it is. */
const lettersOfLine = 45;
/** In pixels: what is narrower is a badge or an icon. */
const leastWidth = 100;

/** Elements of which a page shows its content later, if at all. */
const closable = new Map([
  ['Accordion', 'defaultOpen'],
  ['Expandable', 'defaultOpen'],
  ['details', 'open'],
]);

/** Who sees their content, and where, is decided elsewhere. */
const elsewhere = new Set(['Panel', 'RequestExample', 'ResponseExample', 'Tooltip', 'View']);

/** Whether a node is a picture, and no component that shows one. */
export function isPicture(node: Nodes): node is Picture {
  return (
    node.type === 'image' ||
    node.type === 'imageReference' ||
    (isJsxElement(node) && node.name === 'img')
  );
}

/**
 * The picture with which a page begins, so that it is seen before anyone scrolls
 * (docs/format/pages.md#images): mostly the largest thing that a browser paints at first. None where
 * it may be hidden, as that would be loaded for nobody.
 *
 * @param widthOf in pixels, as it is shown; nothing where it is not known
 */
export function firstPicture(
  root: Root,
  widthOf: (picture: Picture) => number | undefined,
): Picture | undefined {
  let letters = 0;
  const search = (children: readonly Nodes[], isLinked: boolean): Picture | 'end' | undefined => {
    for (const node of children) {
      if (endsBeginning(node)) return 'end';
      if (isPicture(node)) {
        const isBadge = isLinked || !isAlone(node, children);
        if ((widthOf(node) ?? (isBadge ? 0 : leastWidth)) >= leastWidth) return node;
        continue;
      }
      letters += lettersOf(node);
      if (letters > mostLetters) return 'end';
      const found = search(shownChildren(node), isLink(node));
      if (found) return found;
    }
    return undefined;
  };
  const found = search(root.children, false);
  return found === 'end' ? undefined : found;
}

function endsBeginning(node: Nodes): boolean {
  if (node.type === 'heading') return node.depth > 1;
  return (
    isJsxElement(node) && (/^(?:h[2-6]|iframe|video)$/.test(node.name ?? '') || mayBeHidden(node))
  );
}

/** One of two pictures for the light and the dark form of a site, mostly. */
function mayBeHidden(element: JsxElement): boolean {
  return ['class', 'className'].some((name) => {
    const value = attribute(element, name);
    const classes = typeof value === 'object' ? value.code : String(value ?? '');
    return /(?:^|[\s:"'`])hidden(?:$|[\s"'`])/.test(classes);
  });
}

/** What a page shows of the content of a node when it opens. */
function shownChildren(node: Nodes): readonly Nodes[] {
  if (!('children' in node)) return [];
  if (!isJsxElement(node)) return node.children;
  const name = node.name ?? '';
  if (name === 'Tabs') return [activeTab(node) ?? []].flat();
  if (elsewhere.has(name)) return [];
  if (name === 'Visibility' && stringAttribute(node, 'for') === 'agents') return [];
  const opens = closable.get(name);
  return opens === undefined || isSet(node, opens) ? node.children : [];
}

function isSet(element: JsxElement, name: string): boolean {
  const value = attribute(element, name);
  const written = typeof value === 'object' ? value.code.trim() : value;
  return written !== undefined && written !== 'false';
}

/** Badges of other sites, whose sizes nobody knows, stand in a line or lead somewhere. */
function isAlone(picture: Picture, siblings: readonly Nodes[]): boolean {
  return siblings.every(
    (node) => node === picture || (node.type === 'text' && node.value.trim() === ''),
  );
}

function isLink(node: Nodes): boolean {
  if (isJsxElement(node)) return node.name === 'a';
  return node.type === 'link' || node.type === 'linkReference';
}

function lettersOf(node: Nodes): number {
  if (node.type === 'code') return node.value.split('\n').length * lettersOfLine;
  return node.type === 'text' || node.type === 'inlineCode' ? node.value.length : 0;
}
