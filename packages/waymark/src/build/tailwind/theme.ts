import { paletteVariables } from './palette.ts';

/** Page backgrounds as colours: content names the one of each mode (`dark:bg-background-dark`). */
export interface Backgrounds {
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

/**
 * What the names of Tailwind 3 mean where a later Tailwind gives them another meaning, and the
 * names of the format's own colours and fonts (docs/format/pages.md#classes).
 */
export function themeVariables({ light, dark }: Backgrounds): Record<string, string> {
  return {
    ...paletteVariables(),
    ...renamedScales,
    '--color-primary': 'var(--wm-primary)',
    '--color-primary-light': 'var(--wm-primary-light)',
    '--color-primary-dark': 'var(--wm-primary-dark)',
    '--color-background-light': light ?? '#fff',
    '--color-background-dark': dark ?? '#000',
    '--font-sans': 'var(--wm-font-body)',
    '--font-mono': 'var(--wm-font-mono)',
  };
}

const renamedScales: Readonly<Record<string, string>> = {
  '--shadow-sm': '0 1px 2px 0 rgb(0 0 0 / 0.05)',
  '--drop-shadow-sm': '0 1px 1px rgb(0 0 0 / 0.05)',
  '--drop-shadow-md': '0 4px 3px rgb(0 0 0 / 0.07), 0 2px 2px rgb(0 0 0 / 0.06)',
  '--drop-shadow-lg': '0 10px 8px rgb(0 0 0 / 0.04), 0 4px 3px rgb(0 0 0 / 0.1)',
  '--drop-shadow-xl': '0 20px 13px rgb(0 0 0 / 0.03), 0 8px 5px rgb(0 0 0 / 0.08)',
  '--radius-sm': '0.125rem',
  '--blur-sm': '4px',
  '--default-ring-width': '3px',
  '--default-ring-color': 'rgb(59 130 246 / 0.5)',
};
