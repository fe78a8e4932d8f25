import { randomBytes } from 'node:crypto';
import { answerableCoverage, type Hit } from '@waymark/search';
import type { ConversationMessage } from '../../threads/continue-conversation.ts';
import type { Question, QuestionContext } from '../question.ts';
import { addressOf, type SiteFacts } from '../site-facts.ts';
import { rulesFor } from './rules.ts';
import { estimateTokens, withinTokens } from './tokens.ts';

/** What a model is asked. */
export interface Prompt {
  readonly instructions: string;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
}

/** What a prompt is made of. */
export interface PromptParts {
  readonly question: Question;
  readonly hits: readonly Hit[];
  readonly coverage: number;
  readonly site: SiteFacts;
  /** The owner's own, added to the rules. */
  readonly instructions?: string | undefined;
  /** Tokens that the whole may take, about. */
  readonly inputTokens: number;
  /** Marks where documents begin and end; nobody who writes one can know it. */
  readonly delimiter?: string;
}

const mostTurns = 12;
const mostHistoryTokens = 6_000;
const mostContextTokens = 1_500;

/**
 * Rules first, then earlier turns, then sources and question: what is the same from turn to turn
 * comes first, so that providers can keep it. All that is not the question is marked as data.
 */
export function buildPrompt(parts: PromptParts): Prompt {
  const { delimiter = randomBytes(9).toString('hex'), inputTokens, question } = parts;
  const instructions = rulesFor(parts.site, delimiter, parts.instructions);
  let left = inputTokens - estimateTokens(instructions) - estimateTokens(question.text) - 100;
  const context = contextBlocks(question.context, delimiter, Math.min(left / 3, mostContextTokens));
  left -= estimateTokens(context);
  const sources = sourceBlocks(parts, delimiter, left * 0.7);
  left -= estimateTokens(sources);
  const content = [
    sources,
    context,
    hintFor(parts),
    question.currentPath === undefined
      ? ''
      : `The reader is on the page ${JSON.stringify(question.currentPath)}.`,
    `Question:\n${question.text}`,
  ].filter((part) => part !== '');
  const history = newestTurns(question.history, Math.min(left, mostHistoryTokens));
  return {
    instructions,
    messages: [
      ...history.map(({ role, text }) => ({ role, content: text })),
      { role: 'user', content: content.join('\n\n') },
    ],
  };
}

function hintFor({ coverage, hits }: PromptParts): string {
  if (hits.length === 0) {
    return 'The search found nothing, so there are no sources: state no facts about what is documented, and cite nothing. If the question is in another language than the documentation, say that other words, or its own language, may find more. To a greeting, or the question what you can do, answer in one sentence.';
  }
  if (coverage >= answerableCoverage) return '';
  return 'The search found little that fits. If the sources do not answer the question, say so in one sentence and name the closest pages.';
}

function sourceBlocks({ hits, site }: PromptParts, delimiter: string, tokens: number): string {
  const share = tokens / Math.max(1, hits.length);
  return hits
    .map((hit, index) => {
      const title = [hit.title, hit.heading].filter((text) => text !== '').join(' › ');
      const address = addressOf(site, hit.url, hit.anchor);
      const text = withinTokens(asData(hit.text, delimiter), share);
      return `${delimiter} source ${index + 1}: ${oneLine(title)} (${address})\n${text}\n${delimiter} end`;
    })
    .join('\n\n');
}

function contextBlocks(
  context: readonly QuestionContext[],
  delimiter: string,
  tokens: number,
): string {
  const share = tokens / Math.max(1, context.length);
  return context
    .map(({ path, type, value }) => {
      const kind = type === 'code' ? 'code' : 'text';
      const place = path === undefined ? '' : ` on ${oneLine(path)}`;
      const text = withinTokens(asData(value, delimiter), share);
      return `${delimiter} ${kind} that the reader selected${place}\n${text}\n${delimiter} end`;
    })
    .join('\n\n');
}

/** Blocks and spans of code, in which readers see comments, and comments; what is not closed ends with the text. */
const codeOrComment =
  /^[ \t]*(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n(?![ \t]*\1)[^\n]*)*(?:\n[^\n]*)?|(?<!`)`+[^`\n]*`+|<!--[\s\S]*?(?:-->|(?![\s\S]))/gm;

/** Without what readers do not see: comments and invisible characters. */
function asData(text: string, delimiter: string): string {
  return text
    .replaceAll(codeOrComment, (part) => (isComment(part) ? '' : part))
    .replaceAll(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(delimiter, '');
}

function isComment(part: string): boolean {
  return part.startsWith('<!--') && part.endsWith('-->');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** An address ends where another may begin, so that no piece of a text is read once for each of them. */
const citation = / ?\[\[\d+\]\]\([^)\s[]*\)/g;

/** Citations of earlier answers are left out: their numbers mean other sources now. */
function newestTurns(
  history: readonly ConversationMessage[],
  tokens: number,
): ConversationMessage[] {
  const turns: ConversationMessage[] = [];
  let left = tokens;
  for (const { role, text } of history.slice(-mostTurns * 2).toReversed()) {
    const plain = role === 'assistant' ? text.replaceAll(citation, '') : text;
    left -= estimateTokens(plain);
    if (left < 0) break;
    turns.unshift({ role, text: plain });
  }
  const first = turns.findIndex(({ role }) => role === 'user');
  return first === -1 ? [] : turns.slice(first);
}
