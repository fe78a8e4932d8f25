import { decodeFragment } from './content/decode-fragment.ts';
import { isShown, shownEvent } from './content/shown.ts';

/** Marks the entry of the heading that is being read. */
class WaymarkToc extends HTMLElement {
  #shown: AbortController | undefined;

  async connectedCallback(): Promise<void> {
    this.#shown = new AbortController();
    const { signal } = this.#shown;
    const list = this.querySelector<HTMLElement>('[data-rest]');
    if (list) (await import('./toc-rest.ts')).listRest(list);
    if (!signal.aborted) this.#follow(signal);
  }

  #follow(signal: AbortSignal): void {
    const links = new Map<Element, HTMLAnchorElement>();
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const heading = document.getElementById(decodeFragment(link.hash));
      if (heading) links.set(heading, link);
    }
    let headings = [...links.keys()];
    const update = () => mark(links, headings);
    const follow = () => {
      showEntries(this);
      headings = [...links.keys()].filter((heading) => !links.get(heading)?.closest('[hidden]'));
      update();
    };
    // Fires whenever a heading passes the line below which text counts as read.
    const top = stickyTop() + 24;
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${top}px 0px -50% 0px`,
      threshold: [0, 1],
    });
    for (const heading of links.keys()) observer.observe(heading);
    signal.addEventListener('abort', () => observer.disconnect());
    if (this.querySelector('[data-within]')) {
      document.addEventListener(shownEvent, follow, { signal });
      follow();
    }
    addEventListener('scrollend', update, { signal });
    addEventListener('hashchange', update, { signal });
  }

  disconnectedCallback(): void {
    this.#shown?.abort();
  }
}

/** Entries of headings in a tab or view are listed while it is shown. */
function showEntries(list: Element): void {
  for (const entry of list.querySelectorAll<HTMLElement>('[data-within]')) {
    delete entry.dataset.inactive;
    entry.hidden = !(entry.dataset.within ?? '').split(' ').every((id) => isShown(id));
  }
}

function stickyTop(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

function mark(links: ReadonlyMap<Element, HTMLAnchorElement>, headings: readonly Element[]): void {
  const current = currentHeading(headings);
  for (const [heading, link] of links) {
    if (heading === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  const link = current && links.get(current);
  if (link) keepInView(link);
}

/** The last heading above the reading line; at the end of the page the last one that shows. */
function currentHeading(headings: readonly Element[]): Element | undefined {
  const root = document.documentElement;
  const atEnd = scrollY > 0 && Math.ceil(scrollY + innerHeight) >= root.scrollHeight - 2;
  if (atEnd) return headings.at(-1);
  const line = stickyTop() + 32;
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line) ?? headings[0];
}

/** Scrolls the list, and only the list, so that the entry shows. */
function keepInView(link: HTMLElement): void {
  const list = link.closest('#table-of-contents');
  if (!list) return;
  const [box, view] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < view.top || box.bottom > view.bottom) {
    list.scrollTop += box.top - view.top - view.height / 2;
  }
}

if (!customElements.get('wm-toc')) customElements.define('wm-toc', WaymarkToc);
