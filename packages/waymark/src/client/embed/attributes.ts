import { isSecretKey } from '../../project/options/secret-key.ts';
import type { EmbedSettings } from './settings.ts';

/** What a site wants of the assistant that it embeds. */
export interface EmbedRequest {
  readonly key: string;
  /** Address of the assistant, without an operation. */
  readonly assistant: URL;
  /** Tag of the language whose texts are shown. */
  readonly language: string;
  /** Undefined where it is as the page. */
  readonly theme: 'light' | 'dark' | undefined;
  readonly hasButton: boolean;
}

/** The `data-` attributes of the script that are known. */
interface Attributes {
  readonly key?: string | undefined;
  readonly domain?: string | undefined;
  readonly language?: string | undefined;
  readonly theme?: string | undefined;
  readonly button?: string | undefined;
}

/**
 * Reads the attributes of the script.
 *
 * @param source address of the script
 * @param pageLanguage `lang` of the page
 * @throws with a sentence for who embeds it when an attribute is missing or not known
 */
export function readAttributes(
  { button = 'on', domain, key = '', language, theme }: Attributes,
  settings: Pick<EmbedSettings, 'assistant' | 'languages'>,
  source: string,
  pageLanguage: string,
): EmbedRequest {
  if (key.trim() === '') {
    throw new Error(
      'The script lacks `data-key`: create one with `waymark keys create --publishable`.',
    );
  }
  if (isSecretKey(key)) {
    throw new Error(
      '`data-key` is a secret key, and everybody can read it: revoke it, and create one with `waymark keys create --publishable`.',
    );
  }
  if (theme !== undefined && theme !== 'light' && theme !== 'dark') {
    throw new Error(`\`data-theme\` is "${theme}"; it can be "light" or "dark".`);
  }
  if (button !== 'on' && button !== 'off') {
    throw new Error(`\`data-button\` is "${button}"; it can be "on" or "off".`);
  }
  const assistant = new URL(settings.assistant, source);
  return {
    key: key.trim(),
    assistant: domain === undefined ? assistant : new URL(encodeURIComponent(domain), assistant),
    language: languageOf(language ?? pageLanguage, Object.keys(settings.languages)),
    theme,
    hasButton: button === 'on',
  };
}

/** That of the tag itself, else of the longest beginning of it that is known, else the first. */
function languageOf(wanted: string, known: readonly string[]): string {
  const parts = wanted.toLowerCase().split('-');
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  const found = beginnings.flatMap((tag) => known.find((name) => name.toLowerCase() === tag) ?? []);
  return found[0] ?? known[0] ?? 'en';
}
