import type { TextRules } from '../twin/parity/article-words.ts';
import { type Element, findElement, isTag, rawText } from '../twin/reader/elements.ts';

const mark = 'data-wm-content';

/** Whether an element is marked as the content of a page, as this theme does it. */
export function isOwnContent({ attribs }: Element): boolean {
  return mark in attribs;
}

/** The element that holds the content of a page; that with most text where several may. */
export function mainElement(elements: readonly Element[]): Element | undefined {
  const tests: readonly ((element: Element) => boolean)[] = [
    isOwnContent,
    ({ attribs, name }) => name === 'main' || attribs.role === 'main',
    ({ attribs, name }) => name === 'article' || attribs.role === 'article',
    ({ name }) => name === 'body',
  ];
  for (const test of tests) {
    const [first, ...others] = elements.filter(test);
    if (first === undefined) continue;
    if (others.length === 0) return first;
    return [first, ...others].reduce((one, other) =>
      rawText(other.children).length > rawText(one.children).length ? other : one,
    );
  }
  return undefined;
}

const unread = new Set(
  'script style noscript template link meta head title nav footer iframe video audio object dialog svg select datalist'.split(
    ' ',
  ),
);
const roles = new Set(
  'navigation banner contentinfo search dialog alertdialog menu menubar complementary status'.split(
    ' ',
  ),
);
/** What documentation themes call what stands around the content; a name begins with it. */
const around =
  /^(?:breadcrumbs?|pagination|pager|prev-?next|sidebar|toc|table-of-contents|on-this-page|skip-(?:to|link|nav)|edit-(?:this-)?page|page-actions|copy-?page|last-?updated|feedback|page-feedback|cookie|announcement|hash-?link|header-?link|header-?anchor|heading-?anchor|sr-only|visually-hidden|theme-doc-(?:toc|breadcrumbs|footer))/i;

/** What counts as text on pages of other themes: what can be seen, without what leads around. */
export function othersRules(elements: readonly Element[]): TextRules {
  const headings = new Map(
    elements.flatMap((element) => {
      if (!/^h[1-6]$/.test(element.name)) return [];
      const inner = findElement(element.children, ({ attribs }) => 'id' in attribs)?.attribs.id;
      const outer = element.parent && isTag(element.parent) ? element.parent.attribs.id : '';
      const text = plain(element);
      return [element.attribs.id, inner, outer].flatMap((id) => (id ? [[id, text]] : []));
    }) as [string, string][],
  );
  return {
    isUnread: (element) => isAround(element) || isIndexEntry(element, headings),
    attributeText: ({ attribs, name }) => (name === 'img' ? ` ${attribs.alt ?? ''} ` : ''),
  };
}

function isAround(element: Element): boolean {
  const { attribs, name } = element;
  if (unread.has(name) || attribs['aria-hidden'] === 'true') return true;
  if (/\b(?:prev|next)\b/.test(attribs.rel ?? '')) return true;
  const names = `${attribs.class ?? ''} ${attribs.id ?? ''}`.split(/\s+/);
  if (!roles.has(attribs.role ?? '') && !names.some((one) => around.test(one))) return false;
  return !findElement(element.children, (inner) => inner.name === 'h1');
}

/** A list of the headings of a page says them once more. */
function isIndexEntry(element: Element, headings: ReadonlyMap<string, string>): boolean {
  const fragment = fragmentOf(element);
  if (fragment === undefined || isInHeading(element)) return false;
  return headings.get(fragment) === plain(element);
}

function fragmentOf({ attribs, name }: Element): string | undefined {
  const found = name === 'a' ? /#(.+)$/s.exec(attribs.href ?? '')?.[1] : undefined;
  try {
    return found && decodeURIComponent(found);
  } catch {
    return found;
  }
}

function isInHeading(element: Element): boolean {
  for (let at = element.parent; at && isTag(at); at = at.parent) {
    if (/^h[1-6]$/.test(at.name)) return true;
  }
  return false;
}

/** Letters and digits of an element: headings end in signs that their entries in a list lack. */
function plain(element: Element): string {
  return rawText(element.children).replace(/[^\p{L}\p{N}]+/gu, '');
}
