import type { AssistantLabels } from '../labels.ts';
import type { Answer } from './conversation.ts';

/** What is said of an answer that is not whole. */
export function noticeOf(
  { isCut, notice, state }: Answer,
  labels: AssistantLabels,
): string | undefined {
  if (state === 'stopped') return labels.assistantStopped;
  return isCut && state === 'done' ? labels.assistantCut : notice;
}
