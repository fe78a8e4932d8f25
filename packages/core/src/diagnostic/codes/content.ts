import type { CodeTable } from '../code-table.ts';

/** Pages: frontmatter, MDX, snippets, components, links. */
export const contentCodes = {
  'page-syntax': {
    severity: 'error',
    lenient: 'warning',
    summary: 'A page is not valid MDX, so its body cannot be rendered.',
    fix: 'Correct the MDX at the reported line; the hint names the usual cause.',
  },
} as const satisfies CodeTable;
