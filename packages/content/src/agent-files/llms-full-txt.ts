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
 * `llms-full.txt` piece by piece, one for the site and one for each page, so that a large site
 * need not be in memory as a whole. Pages stand in the order given.
 */
export function* llmsFullTxt(
  { name, description }: IndexedSite,
  pages: Iterable<FullPage>,
  { instructions = [] }: Pick<AgentSite, 'instructions'> = {},
): Generator<string> {
  const about = description ? [`> ${oneLine(description)}`] : [];
  const notes = quote(instructions);
  yield `${[`# ${oneLine(name)}`, ...about, ...(notes ? [notes] : [])].join('\n\n')}\n`;
  for (const page of pages) yield `\n${fullPage(page)}`;
}

function fullPage({ title, description, url, markdown }: FullPage): string {
  const body = markdown.replace(/^# .*\n*/, '').trim();
  // The page shows its description below its title.
  const shown = description !== undefined && body.startsWith(description.trim());
  const about = description && !shown ? `${oneLine(description)}\n\n` : '';
  return `# ${oneLine(title)}\n\nSource: ${url}\n\n${about}${body}\n`;
}
