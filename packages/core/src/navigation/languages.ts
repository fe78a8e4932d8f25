/** What is known of a language code of `navigation.languages`. */
export interface Language {
  /** BCP 47 tag for `lang` and `hreflang`. */
  readonly tag: string;
  /** Name of the language in the language itself. */
  readonly label: string;
  readonly dir: 'ltr' | 'rtl';
}

/** A language code with what is known of it. */
export interface LanguageMatch {
  readonly language: Language;
  /** The code as the table has it; absent for a tag outside the table. */
  readonly code?: string;
}

const ltr = (tag: string, label: string): Language => ({ tag, label, dir: 'ltr' });
const rtl = (tag: string, label: string): Language => ({ tag, label, dir: 'rtl' });

/** Every code of docs/format/docs-json.md#languages, as written there. */
export const languages: Readonly<Record<string, Language>> = {
  ar: rtl('ar', 'العربية'),
  ca: ltr('ca', 'Català'),
  cn: ltr('zh-CN', '简体中文'),
  cs: ltr('cs', 'Čeština'),
  da: ltr('da', 'Dansk'),
  de: ltr('de', 'Deutsch'),
  en: ltr('en', 'English'),
  es: ltr('es', 'Español'),
  fi: ltr('fi', 'Suomi'),
  fr: ltr('fr', 'Français'),
  'fr-ca': ltr('fr-CA', 'Français (Canada)'),
  'fr-CA': ltr('fr-CA', 'Français (Canada)'),
  he: rtl('he', 'עברית'),
  hi: ltr('hi', 'हिन्दी'),
  hu: ltr('hu', 'Magyar'),
  id: ltr('id', 'Bahasa Indonesia'),
  it: ltr('it', 'Italiano'),
  ja: ltr('ja', '日本語'),
  'ja-jp': ltr('ja', '日本語'),
  'ja-JP': ltr('ja', '日本語'),
  jp: ltr('ja', '日本語'),
  ko: ltr('ko', '한국어'),
  lv: ltr('lv', 'Latviešu'),
  nl: ltr('nl', 'Nederlands'),
  no: ltr('no', 'Norsk'),
  pl: ltr('pl', 'Polski'),
  pt: ltr('pt', 'Português'),
  'pt-BR': ltr('pt-BR', 'Português (Brasil)'),
  ro: ltr('ro', 'Română'),
  ru: ltr('ru', 'Русский'),
  sv: ltr('sv', 'Svenska'),
  tr: ltr('tr', 'Türkçe'),
  ua: ltr('uk', 'Українська'),
  uk: ltr('uk', 'Українська'),
  uz: ltr('uz', 'Oʻzbekcha'),
  vi: ltr('vi', 'Tiếng Việt'),
  zh: ltr('zh', '中文'),
  'zh-CN': ltr('zh-CN', '简体中文'),
  'zh-Hans': ltr('zh-Hans', '简体中文'),
  'zh-Hant': ltr('zh-Hant', '繁體中文'),
  'zh-TW': ltr('zh-TW', '繁體中文'),
};

const codeByLowerCase = new Map(Object.keys(languages).map((code) => [code.toLowerCase(), code]));

const rtlScripts = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/**
 * Looks a language code up, whatever its letter case; a well-formed BCP 47 tag outside the table
 * is described by the platform's own language data. `undefined` for anything else.
 */
export function findLanguage(written: string): LanguageMatch | undefined {
  const code = Object.hasOwn(languages, written)
    ? written
    : codeByLowerCase.get(written.toLowerCase());
  const known = code === undefined ? undefined : languages[code];
  if (known) return { language: known, code };
  const unlisted = describeTag(written);
  return unlisted && { language: unlisted };
}

/** The tag of the language that a code stands for, as pages have it: `ja` for `jp`. */
export function languageTag(written: string): string {
  return findLanguage(written)?.language.tag ?? written;
}

function describeTag(written: string): Language | undefined {
  const locale = parseLocale(written);
  if (!locale) return undefined;
  const tag = locale.toString();
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(
    locale.baseName,
  );
  const label = name ?? nameOfLanguage(locale.language);
  if (!label) return undefined;
  const script = locale.maximize().script ?? '';
  return { tag, label: capitalise(label, tag), dir: rtlScripts.has(script) ? 'rtl' : 'ltr' };
}

/** A tag whose language no dictionary knows is taken for a misspelt word, such as `english`. */
function nameOfLanguage(language: string): string | undefined {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language);
}

function parseLocale(written: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(written);
  } catch {
    return undefined;
  }
}

function capitalise(label: string, tag: string): string {
  const [first = '', ...rest] = label;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
