import { type Analyser, createAnalyser, type LanguageRules } from './analyser.ts';
import { languageAliases, languageRules } from './languages.ts';

const loaded = new Map<string, Promise<Analyser>>();

/**
 * The analyser of a language, loaded once.
 *
 * @param code a BCP 47 tag or a code of `docs.json`; one without rules of its own gets an analyser
 *   that folds and splits but neither stems nor drops stop words
 */
export function loadAnalyser(code: string): Promise<Analyser> {
  const [primary = ''] = code.toLowerCase().split(/[-_]/);
  const language = languageAliases[primary] ?? primary;
  const rules = Object.hasOwn(languageRules, language) ? languageRules[language] : undefined;
  // One for all of them: any text can be the code of a language.
  const name = rules === undefined ? '' : language;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const analyser = load(rules);
  loaded.set(name, analyser);
  // A browser may fail to fetch them once.
  analyser.catch(() => loaded.delete(name));
  return analyser;
}

async function load(rules: (() => Promise<LanguageRules>) | undefined): Promise<Analyser> {
  return createAnalyser(await rules?.());
}
