import type { Image, Link, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type CitableSource, citationsIn } from './citation.ts';
import { hideFormulas } from './formulas.ts';
import type { LinkPolicy } from './link-policy.ts';
import { parseMarkdown, writeMarkdown } from './markdown.ts';

/** What a text may link to and cite, and who is told of its citations. */
export interface SanitiseOptions {
  readonly policy: LinkPolicy;
  /** Sources that bracketed numbers cite; where there are none given, such numbers are text. */
  readonly sources?: readonly CitableSource[] | undefined;
  readonly onCited: (source: CitableSource) => void;
}

/** What is left out may join two texts to an address, and what becomes of that to another. */
const mostRounds = 8;

/**
 * Writes Markdown anew without HTML, with links and images only where the policy allows them, and
 * with citations as links. What comes out was read again, and nothing was found in it that may not
 * be there; what never comes to that is shown as code. Formulas stay as they are written, unless one is
 * something else to a reader that knows none.
 */
export function sanitise(markdown: string, options: SanitiseOptions, isParagraph = false): string {
  const withFormulas = keepFormulas(markdown, options, isParagraph);
  if (withFormulas !== undefined) return withFormulas;
  let text = markdown;
  for (let round = 0; round < mostRounds; round += 1) {
    const tree = parseMarkdown(text, isParagraph && round === 0);
    if (round === 0) linkCitations(tree, options);
    const isChanged = keepAllowed(tree, options);
    if (round > 0 && !isChanged) return text;
    text = writeMarkdown(tree);
  }
  return writeMarkdown({ type: 'code', value: markdown });
}

/** Undefined where there is no formula, or where not all that was read again may be there. */
function keepFormulas(
  markdown: string,
  options: SanitiseOptions,
  isParagraph: boolean,
): string | undefined {
  const hidden = hideFormulas(markdown);
  if (hidden === undefined) return undefined;
  const tree = parseMarkdown(hidden.text, isParagraph);
  linkCitations(tree, options);
  keepAllowed(tree, options);
  const text = hidden.restore(writeMarkdown(tree));
  return keepAllowed(parseMarkdown(text), options) ? undefined : text;
}

/** Controls, invisible characters that hide text from readers, and marks that turn it round. */
const unwanted = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

/** A text without what its readers would not see. */
export function visible(text: string): string {
  return text.toWellFormed().replaceAll(unwanted, '');
}

/** Puts links to the sources in the place of their numbers. */
function linkCitations(tree: Root, options: SanitiseOptions): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'link') return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const nodes = withCitations(visible(node.value), options);
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

function withCitations(text: string, { onCited, sources }: SanitiseOptions) {
  if (sources === undefined) return [{ type: 'text' as const, value: text }];
  return citationsIn(text, sources).map((piece): PhrasingContent => {
    if (typeof piece === 'string') return { type: 'text', value: piece };
    onCited(piece);
    return citation(piece);
  });
}

/** The number of a source as a link, whose brackets need no escapes. */
function citation({ number, url }: CitableSource): Link {
  return { type: 'link', url, children: [{ type: 'html', value: `[${number}]` }] };
}

/** Puts what the policy allows in the place of links and images; gives whether that is something else. */
function keepAllowed(tree: Root, options: SanitiseOptions): boolean {
  let isChanged = false;
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'link' && node.type !== 'image') || !parent || index === undefined) return;
    const kept = node.type === 'link' ? allowedLink(node, options) : [allowedImage(node, options)];
    const [only] = kept;
    const isKept = only?.type === node.type && kept.length === 1;
    isChanged ||= !isKept || only.url !== node.url || Boolean(node.title);
    parent.children.splice(index, 1, ...kept);
    // Of a link that is none, the text is looked through like any other.
    return isKept ? undefined : index;
  });
  return isChanged;
}

function allowedLink(link: Link, options: SanitiseOptions): PhrasingContent[] {
  const { children, url } = link;
  const text = textOf(link);
  const cited = withCitations(`[${text}]`, options);
  if (cited.every(({ type }) => type === 'link')) return cited;
  const isMail = url === `mailto:${text}`;
  if (isMail) return [{ type: 'link', url, children }];
  const address = text.trim() === '' ? undefined : options.policy.link(url);
  const isBare = text === url || `http://${text}` === url;
  if (isBare && address?.startsWith('http')) {
    return [{ type: 'link', url: address, children: [{ type: 'text', value: address }] }];
  }
  // Many renderers make a link of an address, except in code.
  if (isBare) return [{ type: 'inlineCode', value: text }];
  return address === undefined ? children : [{ type: 'link', url: address, children }];
}

function allowedImage({ alt, url }: Image, { policy }: SanitiseOptions): PhrasingContent {
  const address = policy.image(url);
  const text = visible(alt ?? '');
  return address === undefined
    ? { type: 'text', value: text }
    : { type: 'image', url: address, alt: text };
}
