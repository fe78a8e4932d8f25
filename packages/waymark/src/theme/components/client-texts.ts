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

/** Tags of the languages that pages of a site can have: English where nothing names another one. */
export function siteLanguages(root: NavNode): ReadonlySet<string> {
  return new Set(['en', ...namedLanguages(root)]);
}

/** Tags of the languages that a navigation names, in its order. */
export function namedLanguages({ kind, language, children }: NavNode): readonly string[] {
  const own = kind === 'language' ? findLanguage(language ?? '')?.language.tag : undefined;
  const all = [own ?? [], ...children.map(namedLanguages)].flat();
  return [...new Set(all)];
}
