/** The language word of a fence without what does not belong to it. */
export interface LanguageWord {
  /** As written (`Python`), without what follows it; empty if there is none. */
  readonly language: string;
  /** What stood in the word and belongs to the meta: `{15}` of `python{15}`. */
  readonly meta: string;
}

/**
 * Reads the first word after the fence. Real fences write `bash=`, `Result:` and `python{15}`, and
 * start with the meta where they name no language (`title="x"`).
 */
export function parseLanguageWord(word: string): LanguageWord {
  if (/^(?:[\w-]+=[^=]|["'{[])/.test(word)) return { language: '', meta: word };
  const brace = word.indexOf('{');
  const language = brace === -1 ? word : word.slice(0, brace);
  return { language: language.replace(/[=:]+$/, ''), meta: brace === -1 ? '' : word.slice(brace) };
}
