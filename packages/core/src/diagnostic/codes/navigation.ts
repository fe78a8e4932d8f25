import type { CodeTable } from '../code-table.ts';

/** The `navigation` property: its elements, their nesting, and the pages they name. */
export const navigationCodes = {
  'navigation-page-missing': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page entry names a file that does not exist.',
    fix: 'Create the page, correct the path, or remove the entry.',
  },
} as const satisfies CodeTable;
