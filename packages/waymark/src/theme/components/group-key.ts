import { createHash } from 'node:crypto';
import type { SidebarGroup } from '@waymark/core';

/**
 * Names a group in what a browser keeps of those that its reader opened and closed. It is short, and
 * another one in each division of a site; with the label, two docs of one host rarely share one.
 */
export function groupKey({ id, label }: Pick<SidebarGroup, 'id' | 'label'>): string {
  return createHash('sha1').update(`${id} ${label}`).digest('base64url').slice(0, 8);
}
