import type { DocsConfig, PageSummary } from '@waymark/core';
import { pictureSize } from '../../project/pictures/picture.ts';
import { configuredMetatags } from '../seo/configured-metatags.ts';
import { robotsContent } from '../seo/robots-content.ts';

/** An element `<meta>`; Open Graph names are properties, all others names. */
export interface MetaTag {
  readonly name?: string;
  readonly property?: string;
  readonly content: string;
}

/** What a page's meta elements are made of. */
export interface MetaSource {
  readonly config: DocsConfig;
  readonly page: PageSummary;
  /** Address of the page, when that of the site is known. */
  readonly url?: string | undefined;
  /** Address of a file of the site, when that of the site is known. */
  readonly address?: (path: string) => string | undefined;
  /** Path of the picture that is drawn for the page, below the base. */
  readonly picture?: string | undefined;
}

type Tags = Record<string, string | undefined>;

/**
 * The `<meta>` elements of a page: what Waymark knows, under what the configuration and the page
 * say. What they say of Open Graph counts for Twitter, unless that is named itself
 * (docs/format/docs-json.md#metatags).
 */
export function metatags({ config, page, picture, url, address }: MetaSource): MetaTag[] {
  const configured = configuredMetatags(config, page);
  const description = page.description ?? config.description;
  const open: Tags = {
    'og:title': page.title,
    'og:site_name': config.name,
    'og:type': 'article',
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:width': picture && String(pictureSize.width),
    'og:image:height': picture && String(pictureSize.height),
    ...configured,
  };
  const tags: Tags = {
    description,
    'twitter:card': open['og:image'] ? 'summary_large_image' : 'summary',
    'twitter:title': open['og:title'],
    'twitter:description': open['og:description'],
    'twitter:image': open['og:image'],
    ...open,
    robots: robotsContent(config, page),
  };
  delete tags['canonical'];
  return Object.entries(tags).flatMap(([name, content]) => {
    if (!content) return [];
    const isPicture = /^(?:og|twitter):image(?::(?:url|secure_url|src))?$/.test(name);
    const value = isPicture ? pictureAddress(content, address) : content;
    return [name.startsWith('og:') ? { property: name, content: value } : { name, content: value }];
  });
}

/** Networks fetch pictures by themselves, so a path of the docs folder needs the site's address. */
function pictureAddress(picture: string, address: MetaSource['address']): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(picture)) return picture;
  return address?.(`/${picture.replace(/^\.?\//, '')}`) ?? picture;
}
