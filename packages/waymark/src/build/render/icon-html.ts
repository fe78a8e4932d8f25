import type { Icon } from '@waymark/core';
import type { ResolveIcon } from '../../project/icons/create-icon-resolver.ts';
import type { IconSprite } from '../../project/icons/icon-sprite.ts';

/**
 * An icon as inline HTML, hidden from screen readers: its label always stands beside it. An icon
 * that does not exist is an empty string, so that the layout closes up.
 *
 * @param href turns the path of an image of the site into its URL
 * @param shared icons that the page needs only point to
 */
export function iconHtml(
  resolve: ResolveIcon,
  icon: Icon | string | undefined,
  style: string | undefined,
  href: (url: string) => string,
  shared?: IconSprite,
): string {
  if (icon === undefined || icon === '') return '';
  const found = resolve(typeof icon === 'string' ? { name: icon } : icon, style ? { style } : {});
  switch (found.kind) {
    case 'svg': {
      const url = shared?.urlOf(found);
      return url
        ? `<svg class="wm-icon" aria-hidden="true"><use href="${href(url)}"/></svg>`
        : `<svg class="wm-icon" viewBox="${found.viewBox}" aria-hidden="true">${found.body}</svg>`;
    }
    case 'markup':
      return `<span class="wm-icon" aria-hidden="true">${found.svg}</span>`;
    case 'image':
      return `<img class="wm-icon" src="${escapeAttribute(href(found.src))}" alt="" width="16" height="16" loading="lazy">`;
    case 'missing':
      return '';
  }
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
