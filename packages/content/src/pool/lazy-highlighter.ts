import { type CodeHighlighter, createCodeHighlighter } from '../highlight/highlighter.ts';
import { readGrammars } from '../highlight/own-grammars.ts';
import type { PageOptions } from './page-options.ts';

/** A highlighter that starts with the first code. */
export function createLazyHighlighter({ codeThemes, grammars }: PageOptions): CodeHighlighter {
  let highlighter: ReturnType<typeof createCodeHighlighter> | undefined;
  return {
    async highlight(code, grammar) {
      highlighter ??= createCodeHighlighter(codeThemes, readGrammars(grammars).grammars);
      return (await highlighter).highlight(code, grammar);
    },
  };
}
