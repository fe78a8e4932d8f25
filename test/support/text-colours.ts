import type { Page } from 'playwright-core';

/**
 * Each way in which texts of a part of the page are coloured, once: the colour of a text, what is painted
 * behind it, and how a link differs from the text around it. What axe finds in colours follows from that.
 *
 * @param within selector of the part
 */
export function textColours(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const backgrounds = new Map<Element, string>();
    const found = new Set<string>();
    const part = document.querySelector(selector) ?? document;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !/\S/.test(node.nodeValue ?? '') || !parent.checkVisibility()) continue;
      found.add(`${written(parent)}${asLink(parent.closest('a'))} on${behind(parent)}`);
    }
    return [...found];

    function written(element: Element): string {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      // What WCAG calls large needs less contrast.
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return [color, isLarge ? 'large' : 'small', textShadow].join(' ');
    }

    function asLink(link: Element | null): string {
      const around = link?.parentElement;
      if (!link || !around) return '';
      const { borderBottom, fontStyle, fontWeight, textDecorationLine } = getComputedStyle(link);
      const difference = [borderBottom, fontStyle, fontWeight, textDecorationLine].join(' ');
      return ` as link ${difference} in ${written(around)}`;
    }

    function behind(element: Element | null): string {
      if (!element) return '';
      const known = backgrounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const isClear = /(?:, |\/ )0\)$/.test(backgroundColor);
      const own = [isClear ? 'clear' : backgroundColor, backgroundImage, opacity].join(' ');
      const all = behind(element.parentElement) + (own === 'clear none 1' ? '' : ` > ${own}`);
      backgrounds.set(element, all);
      return all;
    }
  }, within);
}
