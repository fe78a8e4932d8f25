import type { IGrammar } from '@shikijs/vscode-textmate';
import {
  bundledLanguages,
  bundledThemes,
  type HighlighterCore,
  type LanguageRegistration,
} from 'shiki';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { escapeHtml } from './escape-html.ts';
import { createPatternReader, type PatternReader } from './grammar-patterns.ts';
import { innerGrammars } from './inner-grammars.ts';
import { createLineRenderer, type RenderLines, type Token } from './line-renderer.ts';
import { type ColorClasses, createPalette, type Palette } from './palette.ts';
import { joinPlaceholders } from './placeholders.ts';
import { createRegexEngine } from './regex-engine.ts';
import { createScopeStyles, type ScopeStyle } from './scope-styles.ts';

/** Names of the two themes of a site (`styling.codeblocks`). */
export interface CodeThemes {
  readonly light: string;
  readonly dark: string;
}

/** The format's own themes (docs.json `styling.codeblocks: "system"`). */
export const defaultCodeThemes: CodeThemes = { light: 'github-light-default', dark: 'dark-plus' };

/** Names that `styling.codeblocks` may use. */
export const codeThemeNames: ReadonlySet<string> = new Set(Object.keys(bundledThemes));

/** Code as it stands in a page. */
export interface HighlightedCode {
  /** One string of HTML per line, tokens as `<span class>`; text is escaped. */
  readonly lines: readonly string[];
}

/** Colours code in the two themes of a site. */
export interface CodeHighlighter {
  /** Highlights code of a Shiki grammar; an unknown grammar gives plain text. */
  highlight(code: string, grammar: string): Promise<HighlightedCode>;
  /** Lets go of its grammars; nothing is highlighted after it. */
  dispose(): void;
}

/** Longer code is printed without colours: tokenising it would hold the build up. */
const largestCode = 250_000;

/**
 * A highlighter that loads each grammar when it is first needed.
 *
 * @param own grammars besides Shiki's, by the names that code may use
 */
export async function createCodeHighlighter(
  themes: CodeThemes,
  own: OwnGrammars = new Map(),
): Promise<CodeHighlighter> {
  const patterns = createPatternReader();
  const { shiki, light, dark } = await loadThemes(themes, patterns.of);
  const palette = createPalette(light, dark);
  const styles = { light: createScopeStyles(light), dark: createScopeStyles(dark) };
  // By the grammar and not its name: a language that it may hold being loaded gives another one.
  const renderers = new WeakMap<IGrammar, RenderLines>();
  const classes = new Map<string, string>();
  const classOf = (scopes: readonly string[]) => {
    const key = scopes.join(' ');
    const known =
      classes.get(key) ?? tokenClasses(styles.light(scopes), styles.dark(scopes), palette);
    classes.set(key, known);
    return known;
  };
  return {
    async highlight(code, name) {
      if (code.length > largestCode) return plainCode(code);
      const inside = await innerGrammars(code, name, (each) => registrationOf(each, own));
      for (const inner of inside) await loadGrammar(shiki, inner, own, patterns);
      const grammar = await loadGrammar(shiki, name, own, patterns);
      if (!grammar) return plainCode(code);
      const render =
        renderers.get(grammar) ??
        createLineRenderer(grammar, lineDrawer(classOf, shells.has(name)));
      renderers.set(grammar, render);
      return { lines: render(code.split(/\r?\n/)) };
    },
    dispose: () => shiki.dispose(),
  };
}

const palettes = new Map<string, Promise<Palette>>();

/** The classes that tokens of these themes use; for the stylesheet. */
export function loadPalette(themes: CodeThemes): Promise<Palette> {
  const key = `${themes.light} ${themes.dark}`;
  // A preview asks after every change of the site.
  const palette = palettes.get(key) ?? readPalette(themes);
  palettes.set(key, palette);
  return palette;
}

async function readPalette(themes: CodeThemes): Promise<Palette> {
  const { shiki, light, dark } = await loadThemes(themes);
  const palette = createPalette(light, dark);
  shiki.dispose();
  return palette;
}

async function loadThemes(themes: CodeThemes, translated?: PatternReader['of']) {
  const shiki = await createHighlighterCore({
    engine: createRegexEngine(translated),
    themes: [
      loadTheme(themes.light, defaultCodeThemes.light),
      loadTheme(themes.dark, defaultCodeThemes.dark),
    ],
    langs: [],
  });
  const [light = themes.light, dark = light] = shiki.getLoadedThemes();
  return { shiki, light: shiki.getTheme(light), dark: shiki.getTheme(dark) };
}

/** Grammars of the site by the lower-case names that code may use. */
export type OwnGrammars = ReadonlyMap<string, LanguageRegistration>;

/** Grammars in which `<name>` stands for something that the reader puts in. */
const shells: ReadonlySet<string> = new Set(['shellscript', 'shellsession']);

/** Colours come from the site's own stylesheet (docs.json `styling.codeblocks`). */
const variablesTheme = createCssVariablesTheme({
  name: 'css-variables',
  variablePrefix: '--mint-',
  variableDefaults: { foreground: 'currentColor', background: 'transparent' },
});

function loadTheme(name: string, fallback: string) {
  if (name === variablesTheme.name) return variablesTheme;
  const themes: Record<string, (typeof bundledThemes)[keyof typeof bundledThemes]> = bundledThemes;
  const theme = Object.hasOwn(themes, name) ? themes[name] : themes[fallback];
  if (!theme) throw new Error(`Shiki has no theme "${name}"`);
  return theme;
}

async function loadGrammar(
  shiki: HighlighterCore,
  name: string,
  own: OwnGrammars,
  patterns: PatternReader,
): Promise<IGrammar | undefined> {
  const registration = own.get(name);
  const language = registration ?? bundledLanguage(name);
  if (!language) return undefined;
  const loaded = registration?.name ?? name;
  if (!shiki.getLoadedLanguages().includes(loaded)) {
    if (typeof language === 'function') patterns.add((await language()).default);
    await shiki.loadLanguage(language);
  }
  return shiki.getLanguage(loaded);
}

/** What is known of a grammar itself, without those that it needs. */
async function registrationOf(
  name: string,
  own: OwnGrammars,
): Promise<LanguageRegistration | undefined> {
  return own.get(name) ?? (await bundledLanguage(name)?.())?.default.at(-1);
}

function bundledLanguage(name: string) {
  // The word of a fence may be that of a property that every object has.
  if (!Object.hasOwn(bundledLanguages, name)) return undefined;
  return bundledLanguages[name as keyof typeof bundledLanguages];
}

/** Draws the tokens of a line as HTML. */
function lineDrawer(classOf: (scopes: readonly string[]) => string, isShell: boolean) {
  return (line: string, tokens: readonly Token[]): string => {
    let html = '';
    let open = '';
    for (const { startIndex, endIndex, scopes } of isShell
      ? joinPlaceholders(line, tokens)
      : tokens) {
      const text = line.slice(startIndex, endIndex);
      // White space has no colour of its own: joining it to its neighbour saves a span.
      const next = text.trim() === '' ? open : classOf(scopes);
      if (next !== open) {
        html += (open && '</span>') + (next && `<span class="${next}">`);
        open = next;
      }
      html += escapeHtml(text);
    }
    if (open) html += '</span>';
    // At the time limit tokens end early; the text never does.
    return html + escapeHtml(line.slice(tokens.at(-1)?.endIndex ?? 0));
  };
}

function plainCode(code: string): HighlightedCode {
  return { lines: code.split(/\r?\n/).map(escapeHtml) };
}

/** Classes of a token, separated by blanks; none where it looks like plain code. */
function tokenClasses(light: ScopeStyle, dark: ScopeStyle, palette: Palette): string {
  return [
    colorClass(light, palette.light),
    colorClass(dark, palette.dark),
    light.fontStyle & 1 ? 'ti' : '',
    light.fontStyle & 2 ? 'tb' : '',
    light.fontStyle & 4 ? 'tu' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
}

function colorClass({ color }: ScopeStyle, classes: ColorClasses): string {
  return color === classes.foreground ? '' : (classes.classOf.get(color) ?? '');
}
