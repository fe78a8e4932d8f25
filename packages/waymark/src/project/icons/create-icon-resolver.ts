import { type Icon, nearest } from '@waymark/core';
import { type IconLibrary, iconChain, librarySets } from './icon-chain.ts';
import { iconNames, type LoadIconSet, loadIconSet } from './icon-set.ts';
import { type IconSvg, iconSvg } from './icon-svg.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

/** What an icon is shown as. */
export type ResolvedIcon =
  | IconSvg
  /** A picture as written: a URL, a path of the site, or a path relative to the page. */
  | { readonly kind: 'image'; readonly src: string }
  /** A whole `<svg>` element of the user, without anything that runs. */
  | { readonly kind: 'markup'; readonly svg: string }
  /** No icon: the layout keeps its place. `nearest` is a name of the library to suggest. */
  | { readonly kind: 'missing'; readonly nearest?: string };

/** Where icons are looked for. */
export interface IconResolverOptions {
  /** `icons.library` of docs.json. */
  readonly library: IconLibrary;
  readonly load?: LoadIconSet;
}

/** `style` is the `iconType` of a component, for an icon that names no style itself. */
export type ResolveIcon = (icon: Icon, options?: { readonly style?: string }) => ResolvedIcon;

/**
 * Turns icon values into what is written into the page, so that a page carries the icons it shows
 * and no others (docs/format/docs-json.md#icons, docs/format/pages.md#icons). Sets are read when
 * first needed, and every icon is resolved once.
 */
export function createIconResolver(options: IconResolverOptions): ResolveIcon {
  const { library, load = loadIconSet } = options;
  const resolved = new Map<string, ResolvedIcon>();
  return (icon, { style } = {}) => {
    const wanted = { ...icon, library: icon.library ?? library, style: icon.style ?? style };
    const key = `${wanted.library} ${wanted.style ?? ''} ${wanted.name}`;
    const found = resolved.get(key) ?? pictureOf(wanted.name) ?? namedIcon(wanted, load);
    resolved.set(key, found);
    return found;
  };
}

/** The image or markup that a value stands for; nothing when it is a name. */
function pictureOf(value: string): ResolvedIcon | undefined {
  const written = value.trim();
  if (/^<svg[\s>]/i.test(written)) {
    const svg = sanitiseSvg(written);
    return svg === undefined ? { kind: 'missing' } : { kind: 'markup', svg };
  }
  return isImage(written) ? { kind: 'image', src: written } : undefined;
}

function isImage(value: string): boolean {
  return (
    /^(https?:)?\/\/|^\/|^data:image\//i.test(value) ||
    /\.(svg|png|jpe?g|webp|gif|avif|ico|bmp|apng)([?#].*)?$/i.test(value)
  );
}

interface WantedIcon {
  readonly name: string;
  readonly library: IconLibrary;
  readonly style: string | undefined;
}

function namedIcon({ name: written, library, style }: WantedIcon, load: LoadIconSet): ResolvedIcon {
  const name = iconName(written);
  if (name === '') return { kind: 'missing' };
  for (const [setName, candidate] of iconChain(library, name, style?.toLowerCase())) {
    const svg = iconSvg(load(setName), candidate);
    if (svg) return svg;
  }
  const known = librarySets[library].flatMap((set) => iconNames(load(set)));
  const meant = nearest(name, known);
  return { kind: 'missing', ...(meant === undefined ? {} : { nearest: meant }) };
}

/** Names are matched in lower case; the `fa-` of Font Awesome's class names is not part of them. */
function iconName(written: string): string {
  return written.trim().toLowerCase().replace(/^fa-/, '');
}
