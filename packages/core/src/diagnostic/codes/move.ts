import type { CodeTable } from '../code-table.ts';

/** What a site had before it moved (`waymark prove`). */
export const moveCodes = {
  'move-address-gone': {
    severity: 'error',
    foundBy: 'prove',
    summary: 'An address of the old site leads nowhere in the new build.',
    fix: 'Add a redirect from it to the page that says the same now, or a page there.',
  },
  'move-words-missing': {
    severity: 'error',
    foundBy: 'prove',
    summary: 'A page lacks more of the words of the old page than `--missing` allows.',
    fix: 'Add what the report shows, or accept it with `--write-baseline`.',
  },
  'move-words-fewer': {
    severity: 'warning',
    foundBy: 'prove',
    summary: 'A page lacks some words of the old page, as many as `--missing` allows.',
    fix: 'Look at them in the report; add them, or accept it with `--write-baseline`.',
  },
  'move-anchor-missing': {
    severity: 'warning',
    foundBy: 'prove',
    summary: 'A page lacks anchors of the old page, so that links to them lead to its start.',
    fix: 'Give the heading its old anchor, `## Title [#old-anchor]`, or put `<a id="old-anchor" />` there.',
  },
  'move-title-changed': {
    severity: 'warning',
    foundBy: 'prove',
    summary: 'A page has another title than the old page; the name of the site does not count.',
    fix: 'Set `title` in the frontmatter of the page, or accept it with `--write-baseline`.',
  },
  'move-meta-changed': {
    severity: 'warning',
    foundBy: 'prove',
    summary:
      'The head of a page lacks an element of the old page, or says something else: the description, the canonical address, robots, or what is shown where the page is shared.',
    fix: 'Set it in the frontmatter or in `seo` of docs.json; canonical addresses need `build --site`.',
  },
  'move-page-unread': {
    severity: 'warning',
    foundBy: 'prove',
    summary:
      'A saved page cannot be compared: it is damaged, or a browser would have had to fill it.',
    fix: 'Save the old site with a browser that runs its scripts.',
  },
} as const satisfies CodeTable;
