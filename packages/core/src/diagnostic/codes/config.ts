import type { CodeTable } from '../code-table.ts';

/** Reading `docs.json`: syntax, references, properties outside `navigation`. */
export const configCodes = {
  'config-missing': {
    severity: 'error',
    summary: 'The docs folder has no docs.json.',
    fix: 'Run `waymark init`, or point Waymark at the folder that holds docs.json.',
  },
} as const satisfies CodeTable;
