import { lookup } from './lookup.ts';
import { type ConfigPath, displayPath } from './path.ts';

/**
 * Keys that real configurations hold in the wrong place, with what to do instead. Keys of the
 * older mint.json that have a counterpart are moved before this table is asked.
 */
const places: Readonly<Record<string, string>> = {
  analytics: 'Use "integrations".',
  'appearance.layout': 'Choose the layout by "theme".',
  auth: 'Name a module that says who may sign in by `--auth` of `waymark build` and `serve`.',
  customCSS: 'Put the .css file in the docs folder; it is loaded on every page.',
  customCss: 'Put the .css file in the docs folder; it is loaded on every page.',
  customJS: 'Put the .js file in the docs folder; it is loaded on every page.',
  customJs: 'Put the .js file in the docs folder; it is loaded on every page.',
  head: 'Use "seo.metatags" for meta elements, and a .js file in the docs folder for scripts.',
  homepage: 'The home page is index.mdx, else the first page of the navigation.',
  'integrations.osano':
    'Load its script from a .js file of the docs folder, and name what it stores in "integrations.cookies".',
  layout: 'Choose the layout by "theme" and by "mode" in the frontmatter of pages.',
  'navbar.primary.name': 'Use "label".',
  'navbar.primary.url': 'Use "href".',
  openapi: 'Use "navigation.openapi", or "openapi" on a tab or group.',
  pages: 'Use "navigation.pages".',
  groups: 'Use "navigation.groups".',
  scripts: 'Put the .js file in the docs folder; it is loaded on every page.',
  'seo.metadata': 'Use "seo.metatags".',
  sidebar: 'Use "navigation".',
  styles: 'Put the .css file in the docs folder; it is loaded on every page.',
  topbar: 'Use "navbar".',
  title: 'Use "name".',
};

const linkKeys: Readonly<Record<string, string>> = {
  name: 'label',
  title: 'label',
  url: 'href',
  link: 'href',
};

/** What to do about an unknown key that has a place elsewhere, if it is a known case. */
export function misplacedHint(path: ConfigPath): string | undefined {
  const known = lookup(places, displayPath(path));
  if (known !== undefined) return known;
  const renamed = lookup(linkKeys, String(path.at(-1)));
  const inLink = path[0] === 'navbar' || path[0] === 'footer';
  return inLink && renamed !== undefined ? `Use "${renamed}".` : undefined;
}
