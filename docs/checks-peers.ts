import type { DiagnosticCode } from '@waymark/core';

/** What other tools have, each as it was looked up. */
export const peers = [
  {
    name: 'Starlight',
    what: 'starlight-links-validator 0.19.2, its `ValidationErrorType`',
    finds: {
      'link-page-missing': '`invalid link`',
      'link-fragment-missing': '`invalid hash`',
    },
  },
  {
    name: 'Mintlify',
    what: 'its command reference of 21 August 2026',
    finds: {
      'link-page-missing': '`mint broken-links`',
      'link-fragment-missing': '`mint broken-links --check-anchors`',
      'link-external-failed': '`mint broken-links --check-external`',
      'config-redirect-target': '`mint broken-links --check-redirects`',
      'image-alt-missing': '`mint a11y`',
      'openapi-syntax': '`mint validate`',
      'openapi-json-syntax': '`mint validate`',
      'openapi-structure': '`mint validate`',
    },
  },
  {
    name: 'Blume',
    what: 'blume 1.3.1: what `blume validate` and, of a built site, `blume audit` report',
    finds: {
      'link-page-missing': '`BLUME_BROKEN_LINK`, `BLUME_AUDIT_LINK_TO_BROKEN`',
      'link-fragment-missing': '`BLUME_BROKEN_ANCHOR`, `BLUME_AUDIT_ANCHOR_BROKEN`',
      'link-external-failed': '`BLUME_DEAD_LINK` (`--external`)',
      'asset-missing': '`BLUME_BROKEN_ASSET`, `BLUME_AUDIT_IMAGE_BROKEN`',
      'image-alt-missing': '`BLUME_AUDIT_IMAGE_ALT_MISSING`',
      'heading-order': '`BLUME_AUDIT_HEADING_SKIP`',
      'config-redirect-target': '`BLUME_AUDIT_REDIRECT_BROKEN`',
      'config-redirect-loop': '`BLUME_AUDIT_REDIRECT_LOOP`',
      'config-redirect-chain': '`BLUME_AUDIT_REDIRECT_CHAIN`',
      'config-redirect-page': '`BLUME_AUDIT_REDIRECT_SOURCE_IS_PAGE`',
      'config-value': '`BLUME_CONFIG_INVALID`',
      'frontmatter-value': '`BLUME_FRONTMATTER_INVALID`',
      'navigation-icon-missing': '`BLUME_UNKNOWN_ICON`',
      'navigation-label-repeated': '`BLUME_NAV_DUPLICATE_LABEL`',
      'navigation-page-missing': '`BLUME_NAV_MISSING_PAGE`',
      'page-url-collision': '`BLUME_DUPLICATE_ROUTE`',
    },
  },
] as const satisfies readonly Peer[];

/** Another tool. */
export interface Peer {
  readonly name: string;
  /** Which version of it, and where its checks are listed. */
  readonly what: string;
  readonly finds: { readonly [Code in DiagnosticCode]?: string };
}
