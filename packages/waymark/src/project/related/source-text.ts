import { type Frontmatter, outsideFences } from '@waymark/core';

/** A part of a page, and how often it counts. */
export interface WeighedPart {
  readonly text: string;
  readonly weight: number;
}

/** The start of a page says what it is about. */
const readLength = 6000;

/**
 * What a page is about, from its source: title, description and keywords, headings, and the start of
 * its text. Code, tags and addresses are left out; what a page includes from elsewhere is, too.
 */
export function sourceParts(title: string, frontmatter: Frontmatter, body: string): WeighedPart[] {
  const text = outsideFences(body.slice(0, readLength))
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/\{\/\*.*?\*\/\}/gs, ' ')
    .replace(/<\/?[A-Za-z][^<>]*>/g, (tag) => titlesIn(tag))
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\S+/g, ' ');
  const headings = [...text.matchAll(/^#{1,6} (.*)$/gm)].map(([, heading = '']) => heading);
  return [
    { text: title, weight: 4 },
    { text: [frontmatter.description, ...(frontmatter.keywords ?? [])].join(' '), weight: 2 },
    { text: headings.join('\n'), weight: 1 },
    { text, weight: 1 },
  ];
}

/** Titles of cards and accordions are words of the page. */
function titlesIn(tag: string): string {
  return ` ${/\btitle="([^"]*)"/.exec(tag)?.[1] ?? ''} `;
}
