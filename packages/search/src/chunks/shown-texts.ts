import { blocksOf } from './blocks.ts';
import { plainText } from './plain-text.ts';

/** What may be shown of a section, each part in one line. */
export interface ShownTexts {
  /** Without signs of Markdown. */
  readonly prose: string;
  /** As it is written. Diagrams are no code that anybody reads. */
  readonly code: string;
}

/** The words of a section and its fenced code, apart: what is a sign in one is none in the other. */
export function shownTexts(markdown: string): ShownTexts {
  const blocks = blocksOf(markdown);
  const prose = blocks.filter(({ kind }) => kind !== 'code').map(({ text }) => text);
  const code = blocks
    .filter(({ kind, text }) => kind === 'code' && !diagram.test(text))
    .map(({ text }) => text.replace(fences, ''));
  return { prose: plainText(prose.join('\n')), code: code.join(' ').replace(/\s+/g, ' ').trim() };
}

const diagram = /^\s*[`~]+\s*mermaid\b/;
/** The first line of fenced code, and the last one if it closes it. */
const fences = /^.*|\n\s*(?:`{3,}|~{3,})\s*$/g;
