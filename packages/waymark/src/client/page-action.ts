import type { Icon } from '@waymark/core';

/** One entry of the page menu, ready to show. */
export interface PageAction {
  /** As docs.json names it; `custom` for the site's own. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon: Icon | string | undefined;
  readonly effect: PageEffect;
  /** The part of the site's server that it is about: it is shown where the page says it has that. */
  readonly needs?: ServerPart | undefined;
}

/**
 * A page says on its root element what its server has: `data-wm-mcp` for an MCP server,
 * `data-wm-assistant` for an assistant.
 */
export type ServerPart = 'assistant' | 'mcp';

/** What choosing an entry does. All but links need script. */
export type PageEffect =
  | { readonly kind: 'link'; readonly href: string; readonly isNewTab: boolean }
  /** Copies the Markdown twin of the page. */
  | { readonly kind: 'copy-page' }
  | { readonly kind: 'copy'; readonly text: string }
  | { readonly kind: 'print' }
  | { readonly kind: 'assistant' };

/** What stands in links for the address of the site while that is unknown; script knows it. */
export const unknownOrigin = 'https://site.invalid';

/** What stands in links for the Markdown of the page, which script fetches. */
export const pagePlaceholder = '$page';
