import { type Analyser, createAnalyser } from './analyser.ts';
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
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const analyser = load(language);
  loaded.set(language, analyser);
  return analyser;
}

async function load(language: string): Promise<Analyser> {
  return createAnalyser(await languageRules[language]?.());
}
