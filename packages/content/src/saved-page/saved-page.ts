import { DomHandler, Parser } from 'htmlparser2';
import { articleRules, type TextRules, textOf } from '../twin/parity/article-words.ts';
import { type ChildNode, type Element, isTag } from '../twin/reader/elements.ts';
import { type PageHead, pageHead } from './head.ts';
import { isOwnContent, mainElement, othersRules } from './main-content.ts';

/** What is known of a page of any site from its HTML. */
export interface SavedPage extends PageHead {
  /** Texts of its content, a block each, in their order. */
  readonly blocks: readonly string[];
  /** Whether what is content is marked, so that nothing of the blocks is around it. */
  readonly isMarked: boolean;
  /** Everything that a fragment may name. */
  readonly ids: ReadonlySet<string>;
  /** Of its content, what a reader may have linked to. */
  readonly anchors: readonly string[];
  /** Addresses with a fragment that it links to, as written. */
  readonly fragmentLinks: readonly string[];
}

/** @throws RangeError for HTML that is no page but an attack, or a damaged file */
export function readSavedPage(html: string): SavedPage {
  const elements = [...allElements(parsed(html))];
  const ids = new Set(elements.flatMap(namesOf));
  const main = mainElement(elements);
  const isMarked = main !== undefined && isOwnContent(main);
  const rules = isMarked ? articleRules : othersRules(elements);
  const inside = main ? [...allElements(main.children)] : [];
  const textBlocks = (content: Element) =>
    isMarked ? blocksOf(content, rules) : contentOf(content, rules, inside);
  return {
    ...pageHead(elements),
    blocks: main ? textBlocks(main) : [],
    isMarked,
    ids,
    anchors: [...new Set(inside.filter(isTarget).flatMap(namesOf).filter(isLastingAnchor))],
    fragmentLinks: elements.flatMap(({ attribs, name }) =>
      name === 'a' && /.#./.test(attribs.href ?? '') ? [attribs.href ?? ''] : [],
    ),
  };
}

/** Separates paragraphs (Unicode); no part of a word. */
const blockEnd = '\u2029';
const inline = new Set(
  'a abbr b bdi bdo button cite code data dfn em font i img kbd label mark math q s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);

function blocksOf(element: Element, rules: TextRules): string[] {
  const gap = ({ name }: Element) => (inline.has(name) ? ' ' : blockEnd);
  const text = textOf(element, { ...rules, gap });
  return text.split(blockEnd).flatMap((block) => block.replace(/\s+/g, ' ').trim() || []);
}

/** Before the title stand the names of what the page is part of. */
const longestLabel = 60;

function contentOf(main: Element, rules: TextRules, elements: readonly Element[]): string[] {
  const blocks = blocksOf(main, rules);
  const heading = elements.find(({ name }) => name === 'h1');
  const [title] = heading ? blocksOf(heading, rules) : [];
  const start = title === undefined ? -1 : blocks.indexOf(title);
  return blocks.filter((block, index) => index >= start || block.length > longestLabel);
}

/** Browsers stop at half of it; broken HTML may nest as deep as it is long. */
const deepest = 1_000;

class PageHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    super.onopentag(name, attributes);
    if (this.tagStack.length <= deepest) return;
    throw new RangeError(`Its elements are nested more than ${deepest} deep.`);
  }
}

function parsed(html: string): readonly ChildNode[] {
  const handler = new PageHandler();
  new Parser(handler).end(html);
  return handler.dom as ChildNode[];
}

function* allElements(nodes: readonly ChildNode[]): Generator<Element> {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    yield node;
    yield* allElements(node.children);
  }
}

function namesOf({ attribs, name }: Element): string[] {
  return [attribs.id, name === 'a' ? attribs.name : undefined].flatMap((id) => id || []);
}

const controls = new Set('button input label select textarea form svg path g defs'.split(' '));

function isTarget(element: Element): boolean {
  if (controls.has(element.name)) return false;
  for (let at: Element['parent'] = element; at && isTag(at as Element); at = at.parent) {
    if (['svg', 'nav'].includes((at as Element).name)) return false;
  }
  return true;
}

/** Frameworks number what they make; such names are others at each build. */
const numbered =
  /^(?:_?[:«]|\W|radix|headlessui|react-|reach-|mantine|aria-|tabs?-?panel|tab-|__|\d+$)|:r\w*:|[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** Themes name the parts of every page. */
const parts =
  /^(?:root|app|top|body|page|wrapper|container|layout|nav(?:bar)?|navigation|header|footer|sidebar|search|toc|(?:main|page|skip)?[-_]?(?:main|content|article)(?:[-_](?:area|container|wrapper))?|skip[-_].*)$/i;

/** Whether readers may have a link to a name: not to what a framework or a theme gives to every page. */
export function isLastingAnchor(id: string): boolean {
  return !numbered.test(id) && !parts.test(id);
}
