import { AssistantError } from '@waymark/client';
import type { AssistantLabels } from '../labels.ts';
import { fillLabel } from '../playground/fill-label.ts';

/** An answer that the server could not complete. */
export class BrokenAnswer extends Error {}

/** What is said of a question that got no answer. */
export function failureNotice(error: unknown, labels: AssistantLabels, language: string): string {
  if (error instanceof BrokenAnswer) return labels.assistantBroken;
  if (!(error instanceof AssistantError)) return labels.assistantUnreachable;
  const { message, retryAfter, status } = error.details;
  if (status === 429 && retryAfter !== undefined) {
    return fillLabel(labels.assistantLimit, { time: fromNow(retryAfter, language) });
  }
  return fillLabel(labels.assistantFailed, { reason: message });
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "in 5 minutes", rounded up, in the language of the page. */
export function fromNow(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language);
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  return format.format(Math.max(1, Math.ceil(seconds / length)), unit);
}
