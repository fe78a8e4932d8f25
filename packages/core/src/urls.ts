/** What code that runs in the browser needs of URLs; free of all else of this package. */
export { createBaseUrls } from './page/base-urls.ts';
export type { UrlPolicy } from './page/href.ts';
export { leavesSite } from './page/leaves-site.ts';
