import type { PageHit, SectionHit, TextPart } from '@waymark/search/browser';
import { element } from '../dom.ts';

/** Gives the address of a page's URL as a link has it. */
export type LinkTo = (url: string) => string;

/** A page and its sections: a group of options, each of which is a link. */
export function resultGroup(hit: PageHit, linkTo: LinkTo): HTMLElement {
  const [start, ...others] = startFirst(hit.sections);
  const isStart = start?.anchor === '';
  const sections = isStart ? others : hit.sections;
  const title = hit.title.map(({ text }) => text).join('');
  return element(
    'div',
    {
      class: 'wm-results-page',
      attributes: { role: 'group', 'aria-label': title, lang: hit.language },
    },
    pageOption(hit, isStart ? start : undefined, linkTo),
    ...sections.map((section) => sectionOption(hit, section, linkTo)),
  );
}

/** The start of the page is shown with the page itself, wherever it ranks among the sections. */
function startFirst(sections: readonly SectionHit[]): SectionHit[] {
  return sections.toSorted((one, other) => Number(one.anchor !== '') - Number(other.anchor !== ''));
}

function pageOption(hit: PageHit, start: SectionHit | undefined, linkTo: LinkTo): HTMLElement {
  const { operation, title, url } = hit;
  return option(
    linkTo(url),
    element(
      'span',
      { class: 'wm-result-title' },
      operation && methodBadge(operation.method),
      element('span', { attributes: { dir: 'auto' } }, ...marked(title)),
    ),
    operation && element('code', { class: 'wm-result-path', text: operation.path }),
    element('span', { class: 'wm-result-trail', text: trailOf(hit) }),
    start && snippet(start.snippet),
  );
}

function sectionOption(hit: PageHit, section: SectionHit, linkTo: LinkTo): HTMLElement {
  const above = section.headingPath.map((heading) => `${heading} › `).join('');
  return option(
    `${linkTo(hit.url)}#${section.anchor}`,
    element(
      'span',
      { class: 'wm-result-heading', attributes: { dir: 'auto' } },
      above === '' ? undefined : element('span', { class: 'wm-result-above', text: above }),
      ...marked(section.heading),
    ),
    snippet(section.snippet),
  );
}

function option(href: string, ...children: (Node | undefined)[]): HTMLElement {
  const attributes = { role: 'option', href, tabindex: '-1', 'aria-selected': 'false' };
  return element('a', { class: 'wm-result', attributes }, ...children);
}

function methodBadge(method: string): HTMLElement {
  const attributes = { 'data-method': method.toLowerCase() };
  return element('span', { class: 'wm-method', text: method, attributes });
}

/** Where the page stands, and of which version it is, which its place does not always tell. */
function trailOf({ navigation, product, version }: PageHit): string {
  const scope = [product, version].filter((one) => one !== undefined && !navigation.includes(one));
  return [navigation.join(' › '), ...scope].filter((part) => part !== '').join(' · ');
}

function snippet(parts: readonly TextPart[]): HTMLElement | undefined {
  if (parts.length === 0) return undefined;
  return element(
    'span',
    { class: 'wm-result-text', attributes: { dir: 'auto' } },
    ...marked(parts),
  );
}

function marked(parts: readonly TextPart[]): (Node | string)[] {
  return parts.map(({ text, isMatch }) => (isMatch ? element('mark', { text }) : text));
}
