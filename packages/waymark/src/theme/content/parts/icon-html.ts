import type { Icon } from '@waymark/core';

/** What an author says about an icon. */
export interface AuthoredIcon {
  readonly icon?: unknown;
  readonly iconType?: string | undefined;
  readonly iconLibrary?: string | undefined;
}

type Find = (icon: Icon, style?: string) => string;

/** HTML of an icon by name or address, as `locals.waymark.icon` finds it; empty where it is none. */
export function iconHtml(find: Find, { icon, iconLibrary, iconType }: AuthoredIcon): string {
  const name = typeof icon === 'string' ? icon.trim() : '';
  if (name === '') return '';
  return find({ name, ...(isLibrary(iconLibrary) ? { library: iconLibrary } : {}) }, iconType);
}

function isLibrary(library: string | undefined): library is NonNullable<Icon['library']> {
  return library === 'fontawesome' || library === 'lucide' || library === 'tabler';
}
