import type { Heading as HeadingNode, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { shownText } from '../expressions/shown-text.ts';
import {
  cleanAttributeId,
  cleanMarkdownId,
  createSlugger,
  type Slugger,
} from '../headings/slug.ts';
import { childElements } from '../tree/elements.ts';
import {
  attribute,
  isJsxElement,
  type JsxElement,
  setAttribute,
  stringAttribute,
} from '../tree/jsx.ts';
import type { Heading } from './compiled-page.ts';

/** Containers whose headings have ids but no entry in the table of contents. */
const outsideContents = new Set(['Accordion', 'AccordionGroup', 'Expandable', 'Update', 'Prompt']);

/** Elements of which one at a time is shown; what they hold is listed while it is. */
const switched = new Set(['Tab', 'View']);

/** A heading, Step or Update that got an id. */
export interface FoundHeading extends Heading {
  readonly node: HeadingNode | JsxElement;
  /** Tabs and views around it, the outermost first. */
  readonly switches: readonly JsxElement[];
}

/** What was given an id, in document order. */
export interface HeadingIds {
  /** Those that the table of contents lists. */
  readonly contents: readonly FoundHeading[];
  /** All of them. */
  readonly headings: readonly FoundHeading[];
}

/** Where the walk through a page stands. */
interface Surroundings {
  readonly listed: boolean;
  readonly switches: readonly JsxElement[];
}

/**
 * Gives headings, Updates and Steps with a heading's size their ids, in document order and from
 * one count, and makes the text of Markdown headings a link to itself.
 */
export function assignHeadingIds(root: Root): HeadingIds {
  const slugger = createSlugger();
  const contents: FoundHeading[] = [];
  const headings: FoundHeading[] = [];
  const walk = (parent: Parents, { listed, switches }: Surroundings): void => {
    for (const node of parent.children) {
      const found = headingOf(node, listed, slugger);
      if (found) {
        const heading = { ...found, switches };
        headings.push(heading);
        if (listed && found.depth <= 4 && found.text.trim() !== '') contents.push(heading);
      }
      if (!('children' in node) || node.type === 'heading') continue;
      const name = isJsxElement(node) ? (node.name ?? '') : '';
      walk(node, {
        listed: listed && !outsideContents.has(name),
        switches: isJsxElement(node) && switched.has(name) ? [...switches, node] : switches,
      });
    }
  };
  walk(root, { listed: true, switches: [] });
  return { contents, headings };
}

/**
 * The table of contents. Entries inside of tabs and views name them, since they are shown while
 * these are (docs/format/pages.md#contents).
 *
 * @param linked tabs and views that belong to a group, ids and `active` already on them
 */
export function tableOfContents(
  contents: readonly FoundHeading[],
  linked: ReadonlySet<JsxElement>,
): Heading[] {
  return contents.map(({ depth, id, text, switches }) => {
    const around = switches.filter((element) => linked.has(element));
    if (around.length === 0) return { depth, id, text };
    const within = around.flatMap((element) => stringAttribute(element, 'id') ?? []);
    const shown = around.every((element) => attribute(element, 'active') !== undefined);
    return { depth, id, text, within, ...(shown ? {} : { inactive: true }) };
  });
}

/** Gives a node its id if it is a heading of any kind. */
function headingOf(
  node: Nodes,
  listed: boolean,
  slugger: Slugger,
): Omit<FoundHeading, 'switches'> | undefined {
  if (node.type === 'heading') {
    const custom = customId(node) ?? takeEscapedId(node);
    const text = headingText(node);
    const id = slugger.id(text, custom);
    setHeadingId(node, id);
    return { depth: node.depth, id, text, node };
  }
  if (!isJsxElement(node)) return undefined;
  if (node.name === 'Steps') passTitleSize(node);
  const found = elementHeading(node, listed);
  if (!found) return undefined;
  const custom = cleanAttributeId(stringAttribute(node, 'id') ?? '');
  const id = slugger.id(found.text, custom, fallbacks[node.name ?? '']);
  setAttribute(node, 'id', id);
  return { ...found, id, node };
}

/** Ids of elements whose title only their code knows. */
const fallbacks: Readonly<Record<string, string>> = { Step: 'step', Update: 'update' };

/**
 * Text of a heading as ids are made of it. Pictures, what is for some readers only, and code whose
 * value is not known before it runs contribute nothing (docs/format/pages.md#heading-ids).
 */
function headingText(node: Nodes): string {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return shownText(node.value);
  }
  if ('value' in node) return node.value;
  if (!('children' in node) || isForSome(node)) return '';
  return node.children.map(headingText).join('');
}

/** Whether an element was a `Visibility` that is for readers or for agents only. */
function isForSome(node: Nodes): boolean {
  return (
    isJsxElement(node) &&
    ['data-wm-agents', 'data-wm-humans'].some((name) => attribute(node, name) !== undefined)
  );
}

/** Depth and text of an element that counts as a heading (docs/format/pages.md#contents). */
function elementHeading(element: JsxElement, listed: boolean): Omit<Heading, 'id'> | undefined {
  const level = /^h([1-4])$/.exec(element.name ?? '')?.[1];
  if (level !== undefined && listed && element.type === 'mdxJsxFlowElement') {
    return { depth: Number(level), text: headingText(element) };
  }
  if (element.name === 'Update') return { depth: 1, text: attributeText(element, 'label') };
  if (element.name !== 'Step' || attribute(element, 'noAnchor') !== undefined) return undefined;
  const size = /^h([23])$/.exec(stringAttribute(element, 'titleSize') ?? '')?.[1];
  return size === undefined
    ? undefined
    : { depth: Number(size), text: attributeText(element, 'title') };
}

/** `Steps` gives its `titleSize` to the Steps directly inside it, not to nested ones. */
function passTitleSize(steps: JsxElement): void {
  const size = attribute(steps, 'titleSize');
  if (size === undefined) return;
  for (const step of childElements(steps)) {
    if (step.name === 'Step' && attribute(step, 'titleSize') === undefined) {
      setAttribute(step, 'titleSize', size);
    }
  }
}

/** Text of an attribute, as far as it is known before the page runs. */
function attributeText(element: JsxElement, name: string): string {
  const value = attribute(element, name);
  if (typeof value !== 'object') return stringAttribute(element, name) ?? '';
  return shownText(value.code).trim();
}

/** The id of `## Text {#id}`, as the parser leaves it on the node. */
function customId(node: HeadingNode): string | undefined {
  const properties = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties;
  return typeof properties?.id === 'string' ? cleanMarkdownId(properties.id) : undefined;
}

/** The id of `## Text \{#id\}`, which generators leave behind, taken out of the text. */
function takeEscapedId({ children }: HeadingNode): string | undefined {
  const last = children.at(-1);
  const found = last?.type === 'text' ? /\s*\{#([^{}]+)\}\s*$/.exec(last.value) : null;
  if (last?.type !== 'text' || !found) return undefined;
  last.value = last.value.slice(0, found.index);
  return cleanMarkdownId(found[1] ?? '');
}

function setHeadingId(node: HeadingNode, id: string): void {
  node.data = { ...node.data, hProperties: { id } } as HeadingNode['data'];
  if (containsLink(node.children)) return;
  const own = node.children.findIndex(holdsOwnComponent);
  const end = own === -1 ? node.children.length : own;
  const linked = node.children.slice(0, end);
  const after = node.children.slice(end);
  if (after.length > 0 && linked.every((child) => headingText(child).trim() === '')) return;
  node.children = [
    {
      type: 'link',
      url: `#${id}`,
      children: linked as never,
      data: { hProperties: { class: 'wm-heading-link' } } as never,
    },
    ...after,
  ];
}

function containsLink(children: readonly PhrasingContent[]): boolean {
  let found = false;
  for (const child of children) {
    visit(child, (node) => {
      if (node.type === 'link' || node.type === 'linkReference' || isInteractive(node))
        found = true;
    });
  }
  return found;
}

function isInteractive(node: { type: string }): boolean {
  const element = node as Parameters<typeof isJsxElement>[0];
  return (
    isJsxElement(element) &&
    (element.name === 'a' ||
      element.name === 'Tooltip' ||
      stringAttribute(element, 'href') !== undefined)
  );
}

/** Components of the format that stand in a heading and are nothing to press. */
const stillComponents = new Set(['Badge', 'Icon', 'Latex']);

/**
 * Whether it has a component of the docs: what that shows is not known before it runs, and a link in a
 * link ends the one around it (HTML section 13.2.6.4.7).
 */
function holdsOwnComponent(child: PhrasingContent): boolean {
  let found = false;
  visit(child, (node) => {
    const name = isJsxElement(node) ? (node.name ?? '') : '';
    if (/^[A-Z]/.test(name) && !stillComponents.has(name)) found = true;
  });
  return found;
}
