import { ar } from './ar.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lv } from './lv.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ptBR } from './pt-br.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { uz } from './uz.ts';
import { vi } from './vi.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

/**
 * Every catalogue by its language tag in lower case. All of them together take some megabytes of
 * each thread, and a site has few languages, so that each is made when it is asked for.
 */
export const catalogues: Readonly<Record<string, () => Messages>> = {
  ar,
  ca,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  lv,
  nl,
  no,
  pl,
  pt,
  'pt-br': ptBR,
  ro,
  ru,
  sv,
  tr,
  uk,
  uz,
  vi,
  'zh-hans': zhHans,
  'zh-hant': zhHant,
};

/** Tags and codes of docs.json whose catalogue has another name. */
const otherNames: Readonly<Record<string, string>> = {
  cn: 'zh-hans',
  zh: 'zh-hans',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
  'zh-tw': 'zh-hant',
  jp: 'ja',
  ua: 'uk',
  nb: 'no',
  nn: 'no',
};

/** What has been made. */
const made = new Map<string, Messages>();

/**
 * The text of the interface for a BCP 47 tag or a language code of docs.json: that of the tag
 * itself, else of the longest beginning of it that has one (`fr-CA`: `fr`), else English.
 */
export function messages(tag: string): Messages {
  const parts = tag.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('-');
    const known = Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name;
    const found = catalogue(known);
    if (found) return found;
  }
  return messages('en');
}

function catalogue(name: string): Messages | undefined {
  const known = made.get(name);
  if (known) return known;
  const found = Object.hasOwn(catalogues, name) ? catalogues[name]?.() : undefined;
  if (found) made.set(name, found);
  return found;
}
