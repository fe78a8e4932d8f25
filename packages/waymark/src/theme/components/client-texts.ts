import { createHash } from 'node:crypto';
import { findLanguage, type NavNode } from '@waymark/core';
import { clientTexts } from '../../client/labels.ts';

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
