/**
 * What is searched, from the page down to the section. The order is part of the index format: a
 * posting says by the bits of one byte in which of them its term stands.
 */
export const fieldNames = [
  'title',
  'description',
  'path',
  'tags',
  'heading',
  'above',
  'body',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** The first so many are said once for a page, the others for each of its chunks. */
export const pageFieldCount = 4;
