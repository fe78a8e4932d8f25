import type { IndexedSite } from '../content-index/content-index.ts';
import { quote } from '../twin/twin-document.ts';
import type { AgentSite } from './agent-site.ts';
import { oneLine } from './link-line.ts';

/** A page with its whole text. */
export interface FullPage {
  readonly title: string;
  readonly description?: string | undefined;
  /** Of the page itself, as agents fetch it. */
  readonly url: string;
  /** Body of the twin. */
  readonly markdown: string;
}

/**
 * `llms-full.txt` piece by piece, so that a large site need not be in memory as a whole.
 *
 * @param parts what `fullPages` gives of pages that follow one another
 */
export function* llmsFullTxt<Part extends string | Uint8Array>(
  { name, description }: IndexedSite,
  parts: Iterable<Part>,
  { instructions = [] }: Pick<AgentSite, 'instructions'> = {},
): Generator<string | Part> {
  const about = description ? [`> ${oneLine(description)}`] : [];
  const notes = quote(instructions);
  yield `${[`# ${oneLine(name)}`, ...about, ...(notes ? [notes] : [])].join('\n\n')}\n`;
  yield* parts;
}

/** Pages in the form that `llms-full.txt` has them in. */
export function fullPages(pages: readonly FullPage[]): string {
  return pages.map((page) => `\n${fullPage(page)}`).join('');
}

function fullPage({ title, description, url, markdown }: FullPage): string {
  const body = markdown.replace(/^# .*\n*/, '').trim();
  // The page shows its description below its title.
  const shown = description !== undefined && body.startsWith(description.trim());
  const about = description && !shown ? `${oneLine(description)}\n\n` : '';
  return `# ${oneLine(title)}\n\nSource: ${url}\n\n${about}${body}\n`;
}
