import { createHash } from 'node:crypto';
import { findLanguage, type Messages, messages, type NavNode, pickMessages } from '@waymark/core';

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
  'opensInNewTab',
] as const satisfies readonly (keyof Messages)[];

const assistantTexts = [
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

const names = new Map<string, string>();

/** Name of the file that all pages of a language load them from; another content has another name. */
export function clientTextsFile(lang: string): string {
  const hash = () =>
    createHash('sha256')
      .update(JSON.stringify(clientTexts(lang)))
      .digest('hex');
  const name = names.get(lang) ?? `${lang}-${hash().slice(0, 8)}`;
  names.set(lang, name);
  return name;
}

/** Tags of the languages that pages of a site can have. */
export function siteLanguages({ kind, language, children }: NavNode): ReadonlySet<string> {
  const own = kind === 'language' ? findLanguage(language ?? '')?.language.tag : undefined;
  return new Set([own ?? 'en', ...children.flatMap((child) => [...siteLanguages(child)])]);
}
