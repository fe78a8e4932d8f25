import katex from 'katex';
import { escapeHtml } from '../highlight/escape-html.ts';

/** A formula as it stands in a page. */
export interface RenderedMath {
  readonly html: string;
  /** Why the formula could not be set; its source is shown then. */
  readonly failure?: string;
}

/**
 * A TeX formula as HTML with MathML for those who listen (docs/format/pages.md#math).
 *
 * @param display a formula of its own, centred, instead of one in a line
 */
export function renderMath(tex: string, display: boolean): RenderedMath {
  try {
    const html = katex.renderToString(tex, { displayMode: display, strict: 'ignore' });
    return { html: display ? displayHtml(html, tex) : html };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    // The formula follows in the library's message, cut off and marked; the page shows it whole.
    const failure = error.rawMessage.replace(/\.?$/, '.');
    return { html: `<code class="math-error">${escapeHtml(tex)}</code>`, failure };
  }
}

/** Shorter formulas fit the narrowest screen; longer ones may have to be scrolled, by key too. */
const fitsEverywhere = 40;

function displayHtml(html: string, tex: string): string {
  const focus = tex.length > fitsEverywhere ? ' tabindex="0"' : '';
  return `<span class="math-display"${focus}>${html}</span>`;
}
