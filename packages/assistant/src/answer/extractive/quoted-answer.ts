import type { Hit } from '@waymark/search';
import { type AnswerEvent, noTokens } from '../answer-event.ts';
import type { AnswerSettings } from '../answer-settings.ts';
import { createAnswerFilter } from '../filter/answer-filter.ts';
import type { Question } from '../question.ts';
import type { Findings } from '../search/find-hits.ts';
import { mayAnswer } from '../search/may-answer.ts';
import { addressOf, type SiteFacts } from '../site-facts.ts';
import { phrasesFor } from './phrases.ts';
import { quoteOf } from './quote.ts';

/** Why there are quotes: there is no model, or it cannot be used. */
export type Opening = 'noModel' | 'modelAway';

const mostQuotes = 3;

/**
 * An answer without a language model: the best sections quoted, with links
 * (docs/format/assistant.md#without-a-model).
 */
export async function* quotedAnswer(
  question: Question,
  findings: Findings,
  settings: Pick<AnswerSettings, 'phrases' | 'policy' | 'site'>,
  opening: Opening,
): AsyncGenerator<AnswerEvent> {
  const { site } = settings;
  const phrases = settings.phrases ?? phrasesFor(question, site);
  const text = (delta: string): AnswerEvent => ({ kind: 'text', delta });
  const isCovered = mayAnswer(findings.hits);
  const hits = withoutLeads(findings.hits);
  const quoted = isCovered ? hits.slice(0, mostQuotes) : [];
  const named = hits
    .slice(quoted.length)
    .filter((hit, at, others) => ![...quoted, ...others.slice(0, at)].some(isSamePlace(hit)));
  yield { kind: 'author', model: undefined };
  if (hits.length === 0) yield text(phrases.nothingFound);
  else yield text(isCovered ? phrases[opening] : phrases.littleFound);
  for (const hit of quoted) yield text(await quotation(hit, question, settings));
  if (named.length > 0 && isCovered) yield text(`\n\n${phrases.seeAlso}`);
  for (const [index, hit] of named.entries()) {
    yield text(`${index === 0 ? '\n\n' : '\n'}- ${linkTo(hit, site)}`);
  }
  const sources = [...quoted, ...named].map((hit) => ({
    url: placeOf(hit, site),
    title: titleOf(hit),
  }));
  yield {
    kind: 'finish',
    reason: 'stop',
    usage: noTokens,
    sources: sources.filter(({ url }, at) => sources.findIndex((one) => one.url === url) === at),
    isAnswered: isCovered,
  };
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
  { text }: Question,
  { policy, site }: Pick<AnswerSettings, 'policy' | 'site'>,
): Promise<string> {
  const language = site.pages.get(hit.url)?.language ?? 'en';
  const filter = createAnswerFilter({ policy });
  const quote = filter.push(await quoteOf(hit.text, text, language)) + filter.end();
  if (quote.trim() === '') return `\n\n**${linkTo(hit, site)}**`;
  const lines = quote.split('\n').map((line) => (line === '' ? '>' : `> ${line}`));
  return `\n\n**${linkTo(hit, site)}**\n\n${lines.join('\n')}`;
}

/** The title of a hit as sources show it: the page, and the section within it. */
export function titleOf({ heading, title }: Hit): string {
  return heading === '' || heading === title ? title : `${title} › ${heading}`;
}

function placeOf(hit: Hit, site: SiteFacts): string {
  return addressOf(site, hit.url, hit.anchor);
}

function linkTo(hit: Hit, site: SiteFacts): string {
  const label = titleOf(hit)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]!$~|]/g, '\\$&');
  return `[${label}](${placeOf(hit, site)})`;
}

function isSamePlace(hit: Hit): (other: Hit) => boolean {
  return ({ anchor, url }) => url === hit.url && anchor === hit.anchor;
}
