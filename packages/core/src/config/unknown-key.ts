import { nearest } from '../diagnostic/nearest.ts';
import { docsJsonProperties } from '../properties/docs-json.ts';
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
  head: 'Use "seo.metatags" for meta elements, "favicon" for icons and "fonts" for web fonts. The .css and .js files in the docs folder are loaded on every page without a link. Other links have no counterpart; remove them.',
  accent: 'Use "colors.primary".',
  brand: 'Use "colors.primary", "logo" and "fonts".',
  color: 'Use "colors.primary".',
  dropdowns: 'Use "navigation.dropdowns".',
  homepage: 'The home page is index.mdx, else the first page of the navigation.',
  'integrations.osano':
    'Load its script from a .js file of the docs folder, and name what it stores in "integrations.cookies".',
  languages: 'Use "navigation.languages".',
  layout: 'Choose the layout by "theme" and by "mode" in the frontmatter of pages.',
  menu: 'Use "navigation".',
  nav: 'Use "navigation".',
  'navbar.primary.name': 'Use "label".',
  'navbar.primary.url': 'Use "href".',
  openapi: 'Use "navigation.openapi", or "openapi" on a tab or group.',
  pages: 'Use "navigation.pages".',
  groups: 'Use "navigation.groups".',
  primaryColor: 'Use "colors.primary".',
  products: 'Use "navigation.products".',
  'seo.metadata': 'Use "seo.metatags".',
  sidebar: 'Use "navigation".',
  topbar: 'Use "navbar".',
  title: 'Use "name".',
};

const linkKeys: Readonly<Record<string, string>> = {
  name: 'label',
  title: 'label',
  url: 'href',
  link: 'href',
};

const scriptHint = 'Put the .js file in the docs folder; it is loaded on every page.';
const styleHint = 'Put the .css file in the docs folder; it is loaded on every page.';

/** Names, wherever they stand, under which people look for files that every page loads. */
const fileHints: Readonly<Record<string, string>> = {
  ...hintFor(styleHint, 'css customCSS customCss style styles stylesheet stylesheets'),
  ...hintFor(scriptHint, 'js customJS customJs javascript script scripts'),
};

/**
 * What to do about a key that the format does not have at a place.
 *
 * @param known the keys that it has there
 */
export function unknownKeyHint(path: ConfigPath, known: readonly string[]): string {
  return misplacedHint(path) ?? misspeltHint(path, known) ?? elsewhereHint(path) ?? 'Remove it.';
}

/** Of cases that are known. */
function misplacedHint(path: ConfigPath): string | undefined {
  const names = path.filter((step) => typeof step === 'string');
  const hint = lookup(places, names.join('.'));
  if (hint !== undefined) return hint;
  const key = String(path.at(-1));
  const renamed = lookup(linkKeys, key);
  const inLink = path[0] === 'navbar' || path[0] === 'footer';
  if (inLink && renamed !== undefined) return `Use "${renamed}".`;
  const isAboutLooks = path.length === 1 || path[0] === 'styling' || path[0] === 'appearance';
  return isAboutLooks ? lookup(fileHints, key) : undefined;
}

function misspeltHint(path: ConfigPath, known: readonly string[]): string | undefined {
  const meant = nearest(String(path.at(-1)), known);
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}

/** Of a key that has its place elsewhere, as far as there is one that it may mean. */
function elsewhereHint(path: ConfigPath): string | undefined {
  const key = String(path.at(-1));
  if (path[0] === 'integrations' && path.length === 2) {
    return 'It is no service that the format knows: load its script from a .js file in the docs folder.';
  }
  const [section = '', ...inner] = key.split('.');
  if (inner.length > 0 && lookup(docsJsonProperties, key) !== undefined) {
    return `Write ${nested([section, ...inner])} in place of a key with a dot.`;
  }
  if (path.length > 2) return undefined;
  if (path.length > 1 && lookup(docsJsonProperties, key) !== undefined) {
    return `Move it to the top level of the file: "${key}" is no part of "${path[0]}".`;
  }
  const others = Object.keys(docsJsonProperties).filter((name) => {
    const steps = name.split('.');
    return steps.length === 2 && steps[1] === key && steps[0] !== path[0];
  });
  const [only] = others;
  return only !== undefined && others.length === 1
    ? `Move it to "${only}", which is written ${nested(only.split('.'))}.`
    : undefined;
}

/** A property inside the objects that hold it: `"styling": { "eyebrows": … }`. */
function nested(steps: readonly string[]): string {
  const [first, ...inner] = steps;
  return inner.length === 0 ? `"${first}": …` : `"${first}": { ${nested(inner)} }`;
}

function hintFor(hint: string, names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, hint]));
}
