/** Where a preview tells the pages that are open of changes, at the root of its server. */
export const changesPath = '/_waymark/preview/changes';
