import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { resolveLink } from '../links/resolve.ts';
import { isJsxElement, setAttribute, stringAttribute } from '../tree/jsx.ts';
import type { PageContext } from './context.ts';

/** Attributes that hold a URL of the site, on any element. */
const urlAttributes = ['href', 'src', 'img', 'poster'] as const;

/**
 * Rewrites every link and asset URL of the page to one that works where the site is served:
 * relative and `.md` links resolved, base path and trailing slash added. Links that leave the site
 * open in a new tab, as the format has it.
 */
export function rewriteLinks(root: Root, file: string, context: PageContext): void {
  const rewrite = (href: string) => siteUrl(href, file, context);
  visit(root, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      node.url = rewrite(node.url);
    }
    if (node.type === 'link' && isExternal(node.url)) {
      node.data = {
        ...node.data,
        hProperties: { target: '_blank', rel: 'noreferrer' },
      } as typeof node.data;
    }
    if (isJsxElement(node)) {
      for (const name of urlAttributes) {
        const value = stringAttribute(node, name);
        if (value !== undefined) setAttribute(node, name, rewrite(value));
      }
    }
  });
}

/** Where a link or asset of a page's source leads in the site. */
export function siteUrl(href: string, file: string, context: PageContext): string {
  const link = resolveLink(href, { from: file, pages: context.pages });
  if (link.kind !== 'page' && link.kind !== 'asset' && link.kind !== 'missing') return href;
  return context.href(link.url) + (link.query ?? '') + (link.hash ?? '');
}

function isExternal(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
