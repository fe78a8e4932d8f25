import {
  type Diagnostic,
  diagnostic,
  type Icon,
  type NavNode,
  nearest,
  type PageSource,
  type SourceLocation,
} from '@waymark/core';
import type { ResolveIcon } from '../icons/create-icon-resolver.ts';
import { sitePath } from '../paths/site-path.ts';

/** Where icons are named, and what they may name. */
export interface NavigationIcons {
  readonly root: NavNode;
  readonly pages: readonly PageSource[];
  readonly files: readonly string[];
  readonly icons: ResolveIcon;
  /** Where the value at a JSON pointer of the configuration is written. */
  locate(pointer: string): SourceLocation;
  locateField(page: PageSource, key: string): SourceLocation;
}

/**
 * Warnings about icons of the navigation and of pages that no library has, and about pictures for
 * icons that are no files.
 */
export function checkNavigationIcons(input: NavigationIcons): Diagnostic[] {
  const { icons, locate, locateField } = input;
  const files = new Set(input.files);
  const ofNode = (node: NavNode): Diagnostic[] => {
    const pointer = `${node.id}/icon`;
    const inner = [...node.children, ...(node.global ?? [])].flatMap(ofNode);
    if (!node.icon || node.kind === 'page') return inner;
    return [...checkIcon(node.icon, icons, files, locate(pointer), pointer), ...inner];
  };
  const ofPages = input.pages.flatMap((page) => {
    const { icon } = page.frontmatter;
    if (typeof icon !== 'string' || icon === '' || page.generated) return [];
    return checkIcon({ name: icon }, icons, files, locateField(page, 'icon'));
  });
  return [...ofNode(input.root), ...ofPages];
}

/** What is wrong with an icon, if anything is. */
export function checkIcon(
  icon: Icon,
  icons: ResolveIcon,
  files: ReadonlySet<string>,
  at: SourceLocation,
  pointer?: string,
): Diagnostic[] {
  const resolved = icons(icon);
  if (resolved.kind === 'missing') {
    const message = `There is no icon "${icon.name}", so none is shown.`;
    const hint = resolved.nearest
      ? `Did you mean "${resolved.nearest}"?`
      : 'Write a name of the icon library, or the path of a picture. Names of Font Awesome Pro are not among the free icons that Waymark brings.';
    return [diagnostic('navigation-icon-unknown', { at, message, hint, pointer })];
  }
  if (resolved.kind !== 'image' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(resolved.src)) return [];
  const file = sitePath(resolved.src);
  if (files.has(file)) return [];
  const meant = nearest(file, files);
  const message = `The icon "${icon.name}" is a file that does not exist.`;
  const hint = meant ? `Did you mean "/${meant}"?` : 'Paths start at the docs folder.';
  return [diagnostic('navigation-icon-missing', { at, message, hint, pointer })];
}
