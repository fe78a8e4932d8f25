import type { CodeTable } from '../code-table.ts';

/** Reading `docs.json`: syntax, references, properties outside `navigation`. */
export const configCodes = {
  'config-missing': {
    severity: 'error',
    summary: 'The docs folder has no docs.json.',
    fix: 'Run `waymark init`, or point Waymark at the folder that holds docs.json.',
  },
  'font-not-bundled': {
    severity: 'warning',
    summary: 'A font family is named without a file, and nothing is loaded from a font service.',
    fix: 'Add the font file to the docs folder and set `source` and `format`, or name a system font.',
  },
} as const satisfies CodeTable;
