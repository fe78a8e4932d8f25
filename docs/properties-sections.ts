import { docsJsonProperties, frontmatterProperties, navigationProperties } from '@waymark/core';
import type { PropertySection } from './properties-page.ts';

/** The parts of the format, in the order of the page. */
export const propertySections: readonly PropertySection[] = [
  {
    title: 'docs.json',
    intro: 'A row without rows below it speaks for all that the property holds.',
    properties: docsJsonProperties,
  },
  {
    title: 'Elements of the navigation',
    intro:
      'Not every element has each of these: `navigation-key-unused` tells of one that does nothing there.',
    properties: navigationProperties,
  },
  {
    title: 'Frontmatter',
    intro: "A name that ends in `*` stands for all that begin so. Other keys are the author's own.",
    properties: frontmatterProperties,
  },
];
