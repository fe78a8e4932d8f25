import { calloutIcons } from '../content/parts/callout-icons.ts';

/**
 * Components of the format that exist twice: as `.astro` files for pages, and in `components.ts` for
 * components of the docs folder that run in the browser (docs/format/pages.md#components). An
 * `.astro` file cannot run there, and pages do not depend on React, which a site may not have. Both
 * give the same elements, classes and parts (`test/site/island-components.test.ts`), except for what
 * the build has and the browser does not: highlighted code with its buttons, Markdown in titles,
 * texts of the interface, the bubble of a tooltip and links of headings to themselves.
 */
export const reactComponentNames: ReadonlySet<string> = new Set([
  ...['Accordion', 'AccordionGroup', 'Badge', 'Callout', 'Card', 'CardGroup', 'Check', 'CodeBlock'],
  ...['Column', 'Columns', 'Danger', 'Expandable', 'Frame', 'Icon', 'Info', 'Link', 'Note', 'Step'],
  ...['Steps', 'Tip', 'Tooltip', 'Warning'],
]);

/** Lucide's icons that these components bring themselves. */
export const reactComponentIcons: readonly string[] = [
  'arrow-up-right',
  'chevron-right',
  ...Object.values(calloutIcons),
];
