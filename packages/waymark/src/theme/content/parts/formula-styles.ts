import { createHash } from 'node:crypto';

/** What the library writes; anything else stays where it is. */
const written = / style="([\w:;.%#-]+)"/g;

/**
 * The styles of the formulas of a page. A formula has dozens of them, so they are rules of the page,
 * of which a content security policy has to name the text and not each value.
 */
export class FormulaStyles {
  readonly #names = new Map<string, string>();

  /** The HTML of a formula with names in place of its styles. */
  named(html: string): string {
    return html.replaceAll(written, (_, style: string) => ` data-wm-style="${this.#name(style)}"`);
  }

  /**
   * The rules that give the names their styles, or nothing without formulas. They are as strong as
   * the attributes were: stronger than all of the library's own.
   */
  get rules(): string | undefined {
    if (this.#names.size === 0) return undefined;
    const rules = Array.from(this.#names, ([style, name]) => `[data-wm-style="${name}"]{${style}}`);
    return `.katex:not(#_){${rules.join('')}}`;
  }

  /** The same on all pages, some of which are printed as one. */
  #name(style: string): string {
    const known = this.#names.get(style);
    if (known !== undefined) return known;
    const name = createHash('sha256').update(style).digest('base64url').slice(0, 8);
    this.#names.set(style, name);
    return name;
  }
}
