import type { Page } from 'playwright-core';

/** Elements that make the page wider than the window; none when nothing has to be scrolled sideways (WCAG 1.4.10). */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > root.clientWidth + 1 || left < -1;
    });
    return [`page: ${root.scrollWidth} px`, ...wide.slice(0, 5).map(nameOf)];

    function nameOf(element: Element): string {
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    }
  });
}

/** Texts of which the page cuts something off without a way to it (WCAG 1.4.4, 1.4.12). */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parents = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // The line at the top of a phone repeats the title of the page.
      if (parent?.closest('.wm-mobile-trail')) continue;
      // A diagram is a picture, whose letters keep their places.
      if (parent?.closest('svg')) continue;
      if (parent && /\S/.test(node.nodeValue ?? '') && parent.checkVisibility())
        parents.add(parent);
    }
    return [...parents].filter(isCut).map((element) => (element.textContent ?? '').trim());

    function isCut(element: Element): boolean {
      const text = document.createRange();
      text.selectNodeContents(element);
      const box = text.getBoundingClientRect();
      // What is for screen readers alone has a box of one pixel.
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const { bottom, height, left, right, top, width } = around.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        // What can be scrolled is not lost, and neither is what lies in it.
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        if (/hidden|clip/.test(overflowX) && (box.right > right + 1 || box.left < left - 1))
          return true;
        if (/hidden|clip/.test(overflowY) && (box.bottom > bottom + 1 || box.top < top - 1))
          return true;
      }
      return false;
    }
  });
}

/** The distances that WCAG 1.4.12 lets readers set. */
export const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/**
 * Goes through a page with the keyboard; says what of it had the focus while something else lay
 * over all of it (WCAG 2.4.11).
 *
 * @param key what goes on: `Tab`, or `Shift+Tab` from the end
 */
export async function hiddenStops(page: Page, key: string, stops: number): Promise<string[]> {
  const hidden = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const boxes = [...element.getClientRects()];
      const isSeen = boxes.some(({ bottom, left, right, top }) => {
        const across = [left + 1, (left + right) / 2, right - 1];
        const down = [top + 1, (top + bottom) / 2, bottom - 1];
        return across.some((x) =>
          down.some((y) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (element.contains(there) || there.contains(element));
          }),
        );
      });
      return isSeen ? '' : element.outerHTML.slice(0, 200);
    });
    if (found === undefined) break;
    if (found !== '') hidden.add(found);
  }
  return [...hidden];
}
