import { fill, type Messages } from '@waymark/core/page';

/** HTML of a page with what its footnotes are called, which the compiler says in English. */
export function withFootnoteTexts(html: string, labels: Messages): string {
  return html
    .replace(
      /(<h2 class="sr-only" id="footnote-label">)Footnotes(?=<)/g,
      (_, before: string) => before + labels.footnotes,
    )
    .replace(
      /( data-footnote-backref="" aria-label=")Back to reference ([\d-]+)(?=")/g,
      (_, before: string, n: string) => before + fill(labels.backToReference, { n }),
    );
}
