import { escapeHtml } from '../highlight/escape-html.ts';
import { type CodeHighlighter, createCodeHighlighter } from '../highlight/highlighter.ts';
import { readGrammars } from '../highlight/own-grammars.ts';
import type { PageOptions } from './page-options.ts';

/** A highlighter that starts with the first code that is to have colours. */
export function createLazyHighlighter(options: PageOptions): CodeHighlighter {
  const { codeThemes, grammars, isChecked } = options;
  if (isChecked) {
    return {
      highlight: async (code) => ({ lines: code.split('\n').map(escapeHtml) }),
      dispose() {},
    };
  }
  let highlighter: ReturnType<typeof createCodeHighlighter> | undefined;
  return {
    async highlight(code, grammar) {
      highlighter ??= createCodeHighlighter(codeThemes, readGrammars(grammars).grammars);
      return (await highlighter).highlight(code, grammar);
    },
    dispose() {
      highlighter?.then(
        (made) => made.dispose(),
        () => undefined,
      );
    },
  };
}
