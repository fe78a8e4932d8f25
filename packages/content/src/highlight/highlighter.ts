import type { HighlighterCore, ThemedToken, ThemedTokenWithVariants } from 'shiki';
import { bundledLanguages, bundledThemes } from 'shiki';
import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { type ColorClasses, createPalette, type Palette } from './palette.ts';

/** Names of the two themes of a site (`styling.codeblocks`). */
export interface CodeThemes {
  readonly light: string;
  readonly dark: string;
}

/** The format's own themes (docs.json `styling.codeblocks: "system"`). */
export const defaultCodeThemes: CodeThemes = { light: 'github-light-default', dark: 'dark-plus' };

export interface HighlightedCode {
  /** One string of HTML per line, tokens as `<span class>`; text is escaped. */
  readonly lines: readonly string[];
}

export interface CodeHighlighter {
  readonly palette: Palette;
  /** Highlights code of a Shiki grammar; an unknown grammar gives plain text. */
  highlight(code: string, grammar: string): Promise<HighlightedCode>;
}

/** Longer code is printed without colours: tokenising it would hold the build up. */
const largestCode = 250_000;
const longestLine = 1_000;

/** A highlighter that loads each grammar when it is first needed. */
export async function createCodeHighlighter(themes: CodeThemes): Promise<CodeHighlighter> {
  const shiki = await createHighlighterCore({
    engine: createOnigurumaEngine(import('shiki/wasm')),
    themes: [loadTheme(themes.light, defaultCodeThemes.light), loadTheme(themes.dark, defaultCodeThemes.dark)],
    langs: [],
  });
  const [light, dark] = shiki.getLoadedThemes();
  const names = { light: light ?? themes.light, dark: dark ?? light ?? themes.dark };
  const palette = createPalette(shiki.getTheme(names.light), shiki.getTheme(names.dark));
  return {
    palette,
    async highlight(code, grammar) {
      if (code.length > largestCode || !(await loadGrammar(shiki, grammar))) return plainCode(code);
      const lines = shiki.codeToTokensWithThemes(code, {
        lang: grammar,
        themes: names,
        tokenizeMaxLineLength: longestLine,
      });
      return { lines: lines.map((line) => lineHtml(line, palette)) };
    },
  };
}

/** The classes that tokens of these themes use; for the stylesheet. */
export async function loadPalette(themes: CodeThemes): Promise<Palette> {
  return (await createCodeHighlighter(themes)).palette;
}

export function plainCode(code: string): HighlightedCode {
  return { lines: code.split('\n').map(escapeHtml) };
}

function loadTheme(name: string, fallback: string) {
  const themes: Record<string, (typeof bundledThemes)[keyof typeof bundledThemes]> = bundledThemes;
  const theme = themes[name] ?? themes[fallback];
  if (!theme) throw new Error(`Shiki has no theme "${name}"`);
  return theme;
}

async function loadGrammar(shiki: HighlighterCore, grammar: string): Promise<boolean> {
  if (shiki.getLoadedLanguages().includes(grammar)) return true;
  const languages: Record<string, (typeof bundledLanguages)[keyof typeof bundledLanguages]> =
    bundledLanguages;
  const language = languages[grammar];
  if (!language) return false;
  await shiki.loadLanguage(language);
  return true;
}

function lineHtml(tokens: readonly ThemedTokenWithVariants[], palette: Palette): string {
  let html = '';
  let open = '';
  for (const token of tokens) {
    // White space has no colour of its own: joining it to its neighbour saves a span.
    const classes = token.content.trim() === '' ? open : tokenClasses(token.variants, palette);
    if (classes !== open) {
      if (open) html += '</span>';
      if (classes) html += `<span ${classes}>`;
      open = classes;
    }
    html += escapeHtml(token.content);
  }
  return open ? `${html}</span>` : html;
}

function tokenClasses(variants: ThemedTokenWithVariants['variants'], palette: Palette): string {
  const names = [
    colorClass(variants.light, palette.light),
    colorClass(variants.dark, palette.dark),
    ...fontClasses(variants.light?.fontStyle ?? 0),
  ].filter((name) => name !== '');
  return names.length > 0 ? `class="${names.join(' ')}"` : '';
}

function colorClass(
  style: Pick<ThemedToken, 'color'> | undefined,
  classes: ColorClasses,
): string {
  const color = style?.color?.toUpperCase();
  return color === undefined || color === classes.foreground ? '' : (classes.classOf.get(color) ?? '');
}

/** Bits of Shiki's `FontStyle`: 1 italic, 2 bold, 4 underline; negative when not set. */
function fontClasses(fontStyle: number): string[] {
  if (fontStyle <= 0) return [];
  return [fontStyle & 1 ? 'ti' : '', fontStyle & 2 ? 'tb' : '', fontStyle & 4 ? 'tu' : ''];
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
