import { element } from '../dom.ts';
import type { AssistantLabels } from '../labels.ts';
import { copyButton } from './copy-button.ts';
import type { ResolveLink } from './links.ts';
import { type Block, blockContent, blocksOf } from './markdown.ts';
import { shownMarkdown } from './shown-markdown.ts';

/**
 * The text of an answer while it is being written. Blocks that are complete stay as they are, so
 * that a reader can select in them and use their links.
 */
export class AnswerText {
  readonly element = element('div', { class: 'wm-answer-text', attributes: { dir: 'auto' } });
  readonly #resolve: ResolveLink;
  readonly #labels: AssistantLabels;
  #shown: readonly string[] = [];
  /** What was cited, in the order of the first citations. */
  #cited: string[] = [];

  constructor(resolve: ResolveLink, labels: AssistantLabels) {
    this.#resolve = resolve;
    this.#labels = labels;
  }

  show(text: string): void {
    const blocks = blocksOf(text);
    const raws = blocks.map(({ raw }) => raw);
    const same = raws.findIndex((raw, index) => raw !== this.#shown[index]);
    const from = same === -1 ? raws.length : same;
    const { children } = this.element;
    while (children.length > from) children[from]?.remove();
    this.element.append(...blocks.slice(from).map((block) => this.#render(block)));
    this.#shown = raws;
  }

  /** What it says, without marks. */
  get spoken(): string {
    return [...this.element.children].map(({ textContent }) => textContent.trim()).join(' ');
  }

  /** What is shown, for other programs. */
  get copied(): { readonly text: string; readonly html: string } {
    const shown = this.element.cloneNode(true) as HTMLElement;
    for (const button of shown.querySelectorAll('.wm-assistant-copy')) button.remove();
    for (const cite of shown.querySelectorAll('.wm-cite'))
      cite.textContent = `[${cite.textContent}]`;
    return { text: shownMarkdown(shown), html: shown.innerHTML };
  }

  /** The number that citations of a source bear. */
  numberOf(url: string): number {
    if (!this.#cited.includes(url)) this.#cited.push(url);
    return this.#cited.indexOf(url) + 1;
  }

  #render(block: Block): HTMLElement {
    const content = blockContent(block);
    for (const link of content.querySelectorAll('a')) this.#settle(link);
    for (const code of content.querySelectorAll('pre')) this.#dress(code);
    for (const table of content.querySelectorAll('table')) {
      const frame = element('div', { class: 'wm-answer-table', attributes: { tabindex: '0' } });
      table.replaceWith(frame);
      frame.append(table);
    }
    return element('div', {}, content);
  }

  /** Where nothing may be linked, the text stays. */
  #settle(link: HTMLAnchorElement): void {
    const url = this.#resolve(link.getAttribute('href') ?? '');
    if (!url || link.textContent === '') {
      link.replaceWith(...link.childNodes);
      return;
    }
    placeLink(link, url);
    if (!/^\[\d+\]$/.test(link.textContent)) return;
    link.className = 'wm-cite';
    link.textContent = String(this.numberOf(url.href));
  }

  #dress(code: HTMLPreElement): void {
    const { code: name, copied, copyCode } = this.#labels;
    code.tabIndex = 0;
    code.role = 'group';
    code.ariaLabel = name;
    const text = code.textContent.trimEnd();
    const frame = element('div', { class: 'wm-answer-code', attributes: { dir: 'ltr' } });
    code.replaceWith(frame);
    frame.append(code, copyButton({ label: copyCode, copied, content: () => ({ text }) }));
  }
}

/** Pages of the site open here, others beside it. */
export function placeLink(link: HTMLAnchorElement, url: URL): void {
  link.href = url.href;
  if (url.origin === location.origin) return;
  link.target = '_blank';
  link.rel = 'noreferrer nofollow';
}
