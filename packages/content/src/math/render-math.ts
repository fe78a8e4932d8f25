import katex from 'katex';
import { escapeHtml } from '../highlight/highlighter.ts';

export interface RenderedMath {
  readonly html: string;
  /** Why the formula could not be set; its source is shown then. */
  readonly failure?: string;
}

/**
 * A TeX formula as HTML with MathML for those who listen (mdx-content §8).
 *
 * @param display a formula of its own, centred, instead of one in a line
 */
export function renderMath(tex: string, display: boolean): RenderedMath {
  try {
    return { html: katex.renderToString(tex, { displayMode: display, strict: 'ignore' }) };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    // The formula follows in the library's message, cut off and marked; the page shows it whole.
    const failure = error.rawMessage.replace(/\.?$/, '.');
    return { html: `<code class="math-error">${escapeHtml(tex)}</code>`, failure };
  }
}
