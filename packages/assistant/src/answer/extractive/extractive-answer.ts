import type { Hit } from '../../retrieval/retriever.ts';
import type { CitedSource } from '../../stream/answer-event.ts';
import { createAnswerFilter } from '../output/answer-filter.ts';
import type { LinkPolicy } from '../output/link-policy.ts';
import type { Findings } from '../search/find-hits.ts';
import { mayAnswer } from '../search/may-answer.ts';
import { addressOf, type SiteFacts } from '../site-facts.ts';
import type { AnswerPhrases } from './phrases.ts';
import { quoteOf } from './quote.ts';

export interface ExtractiveOptions {
  readonly question: string;
  readonly findings: Findings;
  readonly site: SiteFacts;
  readonly policy: LinkPolicy;
  readonly phrases: AnswerPhrases;
  /** Why there are quotes: there is no model, or it cannot be used. */
  readonly opening: 'noModel' | 'modelAway';
}

/** A piece of an answer, and the source that it quotes or names. */
export interface ExtractivePiece {
  readonly text: string;
  readonly source?: CitedSource;
}

const mostQuotes = 3;

/** An answer without a language model: the best sections quoted, with links. */
export async function* extractiveAnswer(
  options: ExtractiveOptions,
): AsyncGenerator<ExtractivePiece> {
  const { findings, opening, phrases, site } = options;
  if (findings.hits.length === 0) {
    yield { text: phrases.nothingFound };
    return;
  }
  const isCovered = mayAnswer(findings.hits);
  const hits = withoutLeads(findings.hits);
  const quoted = isCovered ? hits.slice(0, mostQuotes) : [];
  const named = hits.slice(quoted.length).filter((hit) => !quoted.some(isSamePlace(hit)));
  yield { text: isCovered ? phrases[opening] : phrases.littleFound };
  for (const hit of quoted) yield await quotation(hit, options);
  if (named.length > 0 && isCovered) yield { text: `\n\n${phrases.seeAlso}` };
  for (const [index, hit] of named.entries()) {
    yield {
      text: `${index === 0 ? '\n\n' : '\n'}- ${linkTo(hit, site)}`,
      source: sourceOf(hit, site),
    };
  }
}

/**
 * The hits without those that are only the first paragraph of a page, such as its description, where
 * another section of the page was found: that one answers, the other says what the page is about.
 */
function withoutLeads(hits: readonly Hit[]): readonly Hit[] {
  const isLead = ({ anchor, text }: Hit) => anchor === '' && !text.trim().includes('\n');
  const sections = new Set(hits.flatMap((hit) => (isLead(hit) ? [] : [hit.url])));
  return hits.filter((hit) => !isLead(hit) || !sections.has(hit.url));
}

async function quotation(
  hit: Hit,
  { policy, question, site }: ExtractiveOptions,
): Promise<ExtractivePiece> {
  const language = site.pages.get(hit.url)?.language ?? 'en';
  const filter = createAnswerFilter({ policy });
  const quote = filter.push(await quoteOf(hit.text, question, language)) + filter.end();
  const lines = quote.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  const text = `\n\n**${linkTo(hit, site)}**\n\n${lines.join('\n')}`;
  return { text, source: sourceOf(hit, site) };
}

/** The title of a hit as sources show it: the page, and the section within it. */
export function titleOf({ heading, title }: Hit): string {
  return heading === '' || heading === title ? title : `${title} › ${heading}`;
}

function sourceOf(hit: Hit, site: SiteFacts): CitedSource {
  return { url: addressOf(site, hit.url, hit.anchor), title: titleOf(hit) };
}

function linkTo(hit: Hit, site: SiteFacts): string {
  const label = titleOf(hit)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]!$~|]/g, '\\$&');
  return `[${label}](${addressOf(site, hit.url, hit.anchor)})`;
}

function isSamePlace(hit: Hit): (other: Hit) => boolean {
  return ({ anchor, url }) => url === hit.url && anchor === hit.anchor;
}
