/**
 * What it takes to read, compile and write single pages. It loads neither the schemas of docs.json
 * nor what builds navigation, so that a thread that only deals with pages starts fast and stays small.
 */
export { isRecord } from './config/json-value.ts';
export { isWebHost } from './config/redirect-address.ts';
export type { DiagnosticCode } from './diagnostic/codes.ts';
export { diagnostic } from './diagnostic/create.ts';
export type { Checked, Diagnostic, SourceLocation } from './diagnostic/diagnostic.ts';
export { nearest } from './diagnostic/nearest.ts';
export type { Messages } from './messages/en.ts';
export { fill } from './messages/fill.ts';
export { createBaseUrls } from './page/base-urls.ts';
export { decoded } from './page/decoded.ts';
export { writtenTitle } from './page/facts.ts';
export {
  encodedUrl,
  fileHref,
  lacksScheme,
  siteHref,
  siteHrefOnce,
  type UrlPolicy,
} from './page/href.ts';
export type { Icon } from './page/icon.ts';
export { lazily } from './page/lazily.ts';
export { leavesSite } from './page/leaves-site.ts';
export { mostShared } from './page/most-shared.ts';
export { nextFence } from './page/next-fence.ts';
export { outsideFences } from './page/outside-fences.ts';
export type { Frontmatter, PageMode } from './page/page.ts';
export { pageDate } from './page/page-date.ts';
export { isLinkAddress, showsWholeAddress } from './page/page-link.ts';
export { pagePath, pageUrl, titleFromPath } from './page/page-path.ts';
export { pathInSite } from './page/path-in-site.ts';
export { relatedEntry } from './page/related.ts';
export { spellings } from './page/spellings.ts';
export { textElements } from './page/text-elements.ts';
export { isForeignUrl, isUnsafeUrl } from './page/unsafe-url.ts';
export { urlsOfAttribute } from './page/url-attributes.ts';
export { frontmatterProperties } from './properties/frontmatter.ts';
export { withoutEffect } from './properties/property-state.ts';
export { remember } from './remember.ts';
export { jsonValue } from './source/json-value.ts';
export { formatHex, mix, parseHex } from './theme/color.ts';
export { black, readableOn, white } from './theme/readable.ts';
