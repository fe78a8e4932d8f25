import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import type { ConfigDocument } from './document.ts';
import type { DocsConfig } from './parse.ts';
import { pointerOf } from './path.ts';

/**
 * Errors about themes of code blocks that the highlighter does not have.
 *
 * @param known Names of all themes of the highlighter.
 */
export function checkCodeThemes(
  config: DocsConfig,
  document: Pick<ConfigDocument, 'locate'>,
  known: ReadonlySet<string>,
): Diagnostic[] {
  const { theme } = config.styling.codeblocks;
  const path = ['styling', 'codeblocks', 'theme'];
  return [...new Set([theme.light, theme.dark])].flatMap((name) => {
    if (known.has(name) || name === 'css-variables') return [];
    const meant = nearest(name, known);
    const at = document.locate(theme.light === theme.dark ? path : [...path, modeOf(name, theme)]);
    return [
      diagnostic('config-code-theme', {
        at,
        message: `"${name}" is not a theme for code blocks.`,
        hint: meant === undefined ? 'Use the name of a Shiki theme.' : `Did you mean "${meant}"?`,
        pointer: pointerOf(['styling', 'codeblocks']),
      }),
    ];
  });
}

function modeOf(name: string, theme: { readonly light: string }): 'light' | 'dark' {
  return name === theme.light ? 'light' : 'dark';
}
