import { lookup } from './lookup.ts';
import type { ConfigPath } from './path.ts';

/**
 * Keys that real configurations hold in the wrong place, with what to do instead. Keys of the
 * older mint.json that have a counterpart are moved before this table is asked.
 */
const places: Readonly<Record<string, string>> = {
  analytics: 'Use "integrations".',
  'appearance.layout': 'Choose the layout by "theme".',
  'auth.jwt.secret':
    'Put it into the environment variable WAYMARK_JWT_SECRET of the server: everyone who writes docs reads this file.',
  'auth.openid.clientSecret':
    'Put it into the environment variable WAYMARK_OPENID_SECRET of the server: everyone who writes docs reads this file.',
  'auth.passwords.password':
    'Put it into an environment variable of the server, and name that as "variable": everyone who writes docs reads this file.',
  customCSS: 'Put the .css file in the docs folder; it is loaded on every page.',
  customCss: 'Put the .css file in the docs folder; it is loaded on every page.',
  customJS: 'Put the .js file in the docs folder; it is loaded on every page.',
  customJs: 'Put the .js file in the docs folder; it is loaded on every page.',
  head: 'Use "seo.metatags" for meta elements, "favicon" for icons and "fonts" for web fonts. The .css and .js files in the docs folder are loaded on every page without a link. Other links have no counterpart; remove them.',
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
  const names = path.filter((step) => typeof step === 'string');
  const known = lookup(places, names.join('.'));
  if (known !== undefined) return known;
  const renamed = lookup(linkKeys, String(path.at(-1)));
  const inLink = path[0] === 'navbar' || path[0] === 'footer';
  return inLink && renamed !== undefined ? `Use "${renamed}".` : undefined;
}
