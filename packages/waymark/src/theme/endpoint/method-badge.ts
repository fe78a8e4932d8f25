import { escapeHtml } from '../escape-html.ts';

/** The method of an endpoint, in its colour. */
export function methodBadge(method: string): string {
  return `<span class="wm-method" data-method="${escapeHtml(method.toLowerCase())}">${escapeHtml(method)}</span>`;
}
