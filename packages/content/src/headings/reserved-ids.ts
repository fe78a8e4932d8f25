/**
 * Ids of what stands around the text of a page. Styles and scripts of sites know them, and buttons and
 * links of the theme lead to them, so that a heading of such a text has the number of a second one: in
 * published docs its address led to the first element of that id, which is not the heading. Links within
 * the docs still find it by the id that it would have (docs/format/pages.md#fragments).
 */
export const reservedIds: ReadonlySet<string> = new Set([
  ...['content-area', 'filters-title', 'footer', 'header', 'multi-view-dropdown', 'navbar'],
  ...['page-title', 'sidebar', 'table-of-contents', 'toc-title'],
]);
