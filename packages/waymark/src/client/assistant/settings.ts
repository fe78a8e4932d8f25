import type { Messages } from '@waymark/core';
import type { PageScope } from '../page-scope.ts';

/** Texts of the assistant's panel. */
export const assistantLabels = [
  'askAssistant',
  'assistant',
  'assistantAskSelection',
  'assistantBad',
  'assistantBroken',
  'assistantContext',
  'assistantConversation',
  'assistantCopy',
  'assistantDisclaimer',
  'assistantExplain',
  'assistantFailed',
  'assistantGood',
  'assistantLimit',
  'assistantNew',
  'assistantPlaceholder',
  'assistantQuotes',
  'assistantRetry',
  'assistantSearching',
  'assistantSources',
  'assistantStop',
  'assistantStopped',
  'assistantSuggestions',
  'assistantThanks',
  'assistantUnreachable',
  'assistantYou',
  'close',
  'code',
  'copied',
  'copyCode',
  'removeItem',
  'send',
] as const satisfies readonly (keyof Messages)[];

export type AssistantLabels = Readonly<Record<(typeof assistantLabels)[number], string>>;

/** What the panel of the assistant is made from. */
export interface AssistantSettings extends Omit<PageScope, 'product'> {
  /** A page's URL as it stands in a link, with `*` for the path. */
  readonly link: string;
  /** Address that the site is published at, where that is known. */
  readonly site?: string;
  readonly labels: AssistantLabels;
}
