import { DomUtils, parseDocument } from 'htmlparser2';
import { printedAttribute } from '../../client/printed.ts';
import { imagesFolder } from '../../project/paths/site-paths.ts';
import { escapeHtml } from '../../theme/escape-html.ts';

type Document = ReturnType<typeof parseDocument>;
type AnyNode = Document['children'][number];
type Element = Extract<AnyNode, { attribs: unknown }>;

/** A page of the site as it goes into the one for printing. */
export interface PrintedPage {
  readonly title: string;
  /** Labels of the navigation that it stands under. */
  readonly breadcrumbs: readonly string[];
  /** As it stands in links, without a slash at its end. */
  readonly href: string;
  /** All of its file. */
  readonly html: string;
}

/**
 * All pages of a site as one, for printing: a table of contents, then the articles in their order.
 * Links between the pages lead to their places in it. It has the styles and scripts of its pages, so
 * that diagrams are drawn and tabs open.
 *
 * @param title of the site
 */
export function printHtml(title: string, pages: readonly PrintedPage[]): string {
  const places = new Map(pages.map(({ href }, index) => [href, placeOf(index)]));
  const documents = pages.map(({ html }) => parseDocument(html, asWritten));
  const scripts = new Set<string>();
  const articles = documents.map((document, index) => {
    const own = placeOf(index);
    const article = DomUtils.findOne(({ name }) => name === 'article', document.children);
    const text = article ? textOf(settled(article, { own, places, scripts })) : '';
    return `<section id="${own}" class="wm-printed">${text}</section>`;
  });
  const styled = documents.flatMap((document) => DomUtils.filter(isStyle, document.children));
  const stylesheets = new Set(styled.map(textOf));
  return [
    `<!DOCTYPE html>${rootOf(documents)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`,
    ...stylesheets,
    `<style>${styles}</style></head><body><main id="content-area"><h1>${escapeHtml(title)}</h1>`,
    contents(pages),
    articles.join('\n'),
    '</main></body></html>',
    '',
  ].join('\n');
}

/** Characters stay written as they are. */
const asWritten = { decodeEntities: false };

function textOf(node: AnyNode): string {
  return DomUtils.getOuterHTML(node, asWritten);
}

/** The tag that begins a page, with what it says to scripts and styles. */
function rootOf([document]: readonly Document[]): string {
  const root = document && DomUtils.findOne(({ name }) => name === 'html', document.children);
  if (!root) return `<html ${printedAttribute}>`;
  root.children = [];
  root.attribs[printedAttribute] = '';
  // That of the dark mode: paper is white.
  delete root.attribs.class;
  return textOf(root).replace('</html>', '');
}

function isElement(node: AnyNode): node is Element {
  return 'attribs' in node;
}

function isStyle(node: AnyNode): boolean {
  if (!isElement(node) || !hasParent(node, 'head')) return false;
  return node.name === 'style' || (node.name === 'link' && node.attribs.rel === 'stylesheet');
}

function hasParent({ parent }: Element, name: string): boolean {
  return parent !== null && 'name' in parent && parent.name === name;
}

const styles = [
  '#content-area{max-inline-size:52rem;margin-inline:auto;padding:2rem}',
  '.wm-printed{margin-block-start:4rem}',
  '.wm-contents ul{padding-inline-start:1.5rem}',
  '@media print{#content-area{padding:0}.wm-printed{break-before:page;margin-block-start:0}}',
].join('');

const placeOf = (index: number) => `page-${index + 1}`;

/** Where an article stands in the whole, and what it shares with the others. */
interface Place {
  readonly own: string;
  readonly places: ReadonlyMap<string, string>;
  /** Those that stand there already: a script runs once, however many pages bring it. */
  readonly scripts: Set<string>;
}

/** An article without what only a page of its own has, its ids and links in the whole. */
function settled(article: Element, { own, places, scripts }: Place): Element {
  const inWhole = (ids: string) => ids.replaceAll(/\S+/g, (id) => `${own}-${id}`);
  for (const element of DomUtils.filter(isElement, [article])) {
    if (!isElement(element)) continue;
    const { attribs, name } = element;
    if (name === 'wm-page-actions' || isRepeated(element, scripts)) DomUtils.removeElement(element);
    // Paper has more pixels than a screen.
    if (attribs.srcset?.includes(imagesFolder)) {
      delete attribs.srcset;
      delete attribs.sizes;
    }
    // Nobody scrolls to what is printed.
    if (attribs.loading === 'lazy') delete attribs.loading;
    for (const ids of namesOfIds) {
      if (attribs[ids]) attribs[ids] = inWhole(attribs[ids]);
    }
    if (name === 'a' && attribs.href !== undefined) {
      attribs.href = hrefInWhole(attribs.href, own, places);
    }
  }
  return article;
}

const namesOfIds = [
  'id',
  'for',
  'aria-labelledby',
  'aria-controls',
  'aria-describedby',
  'data-wm-accordion',
];

function isRepeated(element: Element, scripts: Set<string>): boolean {
  if (element.name !== 'script' || element.attribs.type !== 'module') return false;
  const text = textOf(element);
  return scripts.has(text) || !scripts.add(text);
}

/** Ids are those of one page, and links lead to pages: in the whole, ids begin with their page's. */
function hrefInWhole(href: string, own: string, places: ReadonlyMap<string, string>): string {
  const parts = /^([^#?]*)(#.*)?$/s.exec(href);
  if (!parts) return href;
  const [, url = '', hash] = parts;
  const isOwn = url === '' && hash !== undefined;
  const target = isOwn ? own : places.get(url.replace(/\/$/, ''));
  if (target === undefined) return href;
  return `#${target}${hash !== undefined && hash.length > 1 ? `-${hash.slice(1)}` : ''}`;
}

/** Links to all pages, under the labels of the navigation. */
function contents(pages: readonly PrintedPage[]): string {
  let label = '';
  const lines = pages.flatMap(({ breadcrumbs, title }, index) => {
    const link = `<li><a href="#${placeOf(index)}">${escapeHtml(title)}</a></li>`;
    const own = breadcrumbs.join(' › ');
    if (own === label) return [link];
    label = own;
    return [`</ul><p><strong>${escapeHtml(own)}</strong></p><ul>`, link];
  });
  return `<nav class="wm-contents prose"><ul>${lines.join('\n')}</ul></nav>`.replace(
    '<ul></ul>',
    '',
  );
}
