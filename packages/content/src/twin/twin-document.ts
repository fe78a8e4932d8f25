import { stringify } from 'yaml';

/** What a twin says about its page besides the text. */
export interface TwinFacts {
  readonly title: string;
  readonly description?: string | undefined;
  /** Of the page itself, absolute where the address of the site is known. */
  readonly url: string;
  /** `markdown.instructions`: what the owner tells agents. */
  readonly instructions?: readonly string[];
  /** Address of `llms.txt`. */
  readonly index: string;
}

/**
 * The file of a twin: frontmatter, a quote with the owner's instructions and the way to all other
 * pages, then the page from its title on.
 */
export function twinDocument(facts: TwinFacts, markdown: string): string {
  const { title, description, url, instructions = [], index } = facts;
  const frontmatter = stringify(
    { title, ...(description ? { description } : {}), url },
    { lineWidth: 0 },
  );
  const notes = [...instructions, `All pages of this documentation: <${index}>`];
  const body = markdown.startsWith('# ') ? markdown : `# ${oneLine(title)}\n\n${markdown}`;
  return `---\n${frontmatter}---\n\n${quote(notes)}\n\n${body.trimEnd()}\n`;
}

/** Each text a paragraph of one quote. */
export function quote(texts: readonly string[]): string {
  const lines = texts.map((text) => text.trim().split(/\r?\n/)).filter(([first]) => first !== '');
  return lines
    .map((paragraph) => paragraph.map((line) => `> ${line}`.trimEnd()).join('\n'))
    .join('\n>\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
