/** Components of the format that `components.ts` has for React. */
export const reactComponentNames: ReadonlySet<string> = new Set([
  ...['Accordion', 'AccordionGroup', 'Badge', 'Callout', 'Card', 'CardGroup', 'Check', 'CodeBlock'],
  ...['Column', 'Columns', 'Danger', 'Expandable', 'Frame', 'Icon', 'Info', 'Link', 'Note', 'Step'],
  ...['Steps', 'Tip', 'Tooltip', 'Warning'],
]);
