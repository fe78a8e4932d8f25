import type { Root, RootContent } from 'mdast';
import { staticValue } from '../expressions/static-value.ts';
import { attribute, isJsxElement, type JsxElement, stringAttribute } from '../tree/jsx.ts';
import type { PageUpdate } from './compiled-page.ts';
import { feedHtml } from './feed-html.ts';
import type { FoundHeading } from './headings.ts';

/** Feeds hold no more than the latest entries (docs/format/pages.md#feeds). */
const feedLength = 15;

/**
 * The entries of a changelog: Updates at the top level of the page, not those in tabs
 * (docs/format/pages.md#updates). The first ones come with their content for the feed.
 *
 * @param root the page, links already rewritten
 * @param headings gives ids and labels of Updates
 */
export function pageUpdates(root: Root, headings: readonly FoundHeading[]): PageUpdate[] {
  const updates = topLevel(root.children).filter(({ name }) => name === 'Update');
  if (updates.length === 0) return [];
  const found = new Map(headings.map((heading) => [heading.node, heading]));
  return updates.map((element, index) => {
    const { id = '', text: label = '' } = found.get(element) ?? {};
    const description = stringAttribute(element, 'description');
    return {
      id,
      label,
      ...(description === undefined ? {} : { description }),
      tags: tagsOf(element),
      ...feedTexts(element),
      ...(index < feedLength ? { html: feedHtml(element.children as RootContent[]) } : {}),
    };
  });
}

/** Elements of the page itself; fragments are looked through. */
function topLevel(children: readonly RootContent[]): JsxElement[] {
  return children.flatMap((child) => {
    if (!isJsxElement(child)) return [];
    return child.name === null ? topLevel(child.children as RootContent[]) : [child];
  });
}

/** Tags without white space around them, each once. */
function tagsOf(element: JsxElement): string[] {
  const value = attribute(element, 'tags');
  const given = typeof value === 'object' ? staticValue(value.code) : value;
  const tags = typeof given === 'string' ? given.split(',') : Array.isArray(given) ? given : [];
  const texts = tags.filter((tag) => typeof tag === 'string').map((tag) => tag.trim());
  return [...new Set(texts.filter((tag) => tag !== ''))];
}

/** `rss={{ title, description }}`: what the feed says instead. */
function feedTexts(element: JsxElement): Pick<PageUpdate, 'feedTitle' | 'feedDescription'> {
  const value = attribute(element, 'rss');
  const given = typeof value === 'object' ? staticValue(value.code) : undefined;
  if (typeof given !== 'object' || given === null) return {};
  const { title, description } = given as { title?: unknown; description?: unknown };
  return {
    ...(typeof title === 'string' ? { feedTitle: title } : {}),
    ...(typeof description === 'string' ? { feedDescription: description } : {}),
  };
}
