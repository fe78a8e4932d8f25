import { z } from 'zod';
import { lookup } from '../lookup.ts';
import { section } from './section.ts';
import { requiredText } from './text.ts';

/** Shiki themes for the two modes. */
export interface CodeThemes {
  readonly light: string;
  readonly dark: string;
}

const presets: Readonly<Record<string, CodeThemes>> = {
  system: { light: 'github-light-default', dark: 'dark-plus' },
  dark: { light: 'dark-plus', dark: 'dark-plus' },
};

const systemThemes: CodeThemes = { light: 'github-light-default', dark: 'dark-plus' };

const codeTheme = requiredText.transform((name): CodeThemes => ({ light: name, dark: name }));

const codeThemePair = section({ light: requiredText, dark: requiredText });

/**
 * `styling.codeblocks`: `system`, `dark`, the name of a Shiki theme, a pair of names, or an object
 * with `theme` and `languages`. Whether the themes exist is known to the highlighter only.
 */
const codeblocks = z.union([
  requiredText.transform((name) => ({
    theme: lookup(presets, name) ?? { light: name, dark: name },
    languages: [] as readonly string[],
  })),
  section({
    /** One theme for both modes, or one each. */
    theme: z.union([codeTheme, codeThemePair]).optional(),
    /** Grammars of further languages: paths of TextMate JSON files. */
    languages: section({ custom: z.array(requiredText).default([]) }).optional(),
    /** Short form of `theme.light` and `theme.dark`. */
    light: requiredText.optional(),
    dark: requiredText.optional(),
  }).transform(({ theme, languages, light, dark }) => ({
    theme: theme ?? {
      light: light ?? dark ?? systemThemes.light,
      dark: dark ?? light ?? systemThemes.dark,
    },
    languages: (languages?.custom ?? []) as readonly string[],
  })),
]);

/** `styling`: details of the page. */
export const styling = section({
  /** What stands above the title; by default what the theme says. */
  eyebrows: z.enum(['section', 'breadcrumbs']).optional(),
  /** Colours of code blocks and further languages; `system` by default. */
  codeblocks: codeblocks.prefault('system'),
  /** Force or prevent the styles of formulas; found out by page when absent. */
  latex: z.boolean().optional(),
}).prefault({});
