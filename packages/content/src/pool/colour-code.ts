import { codeLanguage } from '../code/language.ts';
import type { CodeHighlighter } from '../highlight/highlighter.ts';
import { digest } from './digest.ts';
import type { PageOptions } from './page-options.ts';
import type { ResultCache } from './result-cache.ts';
import type { CodeText } from './tasks.ts';

/** Raise it with any change to what colouring gives for the same code. */
const formatVersion = 1;

interface Entry {
  readonly key: string;
  readonly html: readonly string[];
}

/** A function that colours all code of a page at once, or takes it from the cache. */
export function createCodeColouring(
  { codeThemes, codeVersion, grammars, isChecked }: PageOptions,
  highlighter: Pick<CodeHighlighter, 'highlight'>,
  results: ResultCache,
): (name: string, codes: readonly CodeText[]) => Promise<readonly string[]> {
  const salt = JSON.stringify([formatVersion, codeVersion, codeThemes, grammars]);
  return async (name, codes) => {
    const key = digest(JSON.stringify([salt, codes]));
    // What has no colours is not for those who show it.
    const known = isChecked ? undefined : results.load(`code ${name}`);
    const entry = known === undefined ? undefined : (JSON.parse(known) as Entry);
    if (entry?.key === key) return entry.html;
    const html: string[] = [];
    for (const { code, language } of codes) {
      const { lines } = await highlighter.highlight(code, codeLanguage(language).grammar);
      html.push(lines.join('\n'));
    }
    if (!isChecked) results.store(`code ${name}`, JSON.stringify({ key, html } satisfies Entry));
    return html;
  };
}
