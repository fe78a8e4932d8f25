import type { CodeText } from '../pool/tasks.ts';
import { renderDescription } from './render-description.ts';

/** Whether a description may have a block of code. */
export function mayHaveCode(markdown: string): boolean {
  return /```|~~~|<pre|^(?: {4}|\t)/m.test(markdown);
}

/** The blocks of code of a description that name their language, to be coloured. */
export function descriptionCodes(markdown: string): readonly CodeText[] {
  if (!mayHaveCode(markdown)) return [];
  const codes: CodeText[] = [];
  renderDescription(markdown, {
    code: (code, language) => {
      if (language !== '') codes.push({ code, language });
      return undefined;
    },
  });
  return codes;
}
