import { type Messages, messages, pickMessages } from '@waymark/core';

const searchTexts = [
  'askAssistant',
  'search',
  'close',
  'searchPlaceholder',
  'searchResults',
  'searchResultCount',
  'searchNoResults',
  'searchNoResultsHint',
  'searchScope',
  'searchEverywhere',
  'searchRecent',
  'searchClearRecent',
  'searchFailed',
  'searchSelect',
  'searchMove',
  'searchShortcut',
  'searching',
  'opensInNewTab',
] as const satisfies readonly (keyof Messages)[];

const assistantTexts = [
  'askAssistant',
  'assistant',
  'assistantAskSelection',
  'assistantBad',
  'assistantBroken',
  'assistantContext',
  'assistantContinue',
  'assistantConversation',
  'assistantCopy',
  'assistantCut',
  'assistantDisclaimer',
  'assistantExplain',
  'assistantFailed',
  'assistantGood',
  'assistantLimit',
  'assistantNew',
  'assistantPlaceholder',
  'assistantQuotes',
  'assistantRetry',
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
  'searching',
  'send',
] as const satisfies readonly (keyof Messages)[];

/** Texts of the search dialog. */
export type SearchLabels = Pick<Messages, (typeof searchTexts)[number]>;

/** Texts of the assistant's panel. */
export type AssistantLabels = Pick<Messages, (typeof assistantTexts)[number]>;

/** Texts of what is made in the browser when it first opens. */
export interface ClientTexts {
  readonly search: SearchLabels;
  readonly assistant: AssistantLabels;
}

/** The texts of a language. */
export function clientTexts(lang: string): ClientTexts {
  const all = messages(lang);
  return {
    search: pickMessages(all, searchTexts),
    assistant: pickMessages(all, assistantTexts),
  };
}
