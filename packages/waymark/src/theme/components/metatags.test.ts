import type { DocsConfig, PageSummary } from '@waymark/core';
import { describe, expect, it } from 'vitest';
import { metatags } from './metatags.ts';

const page: PageSummary = {
  path: 'guides/start',
  url: '/guides/start',
  file: 'guides/start.mdx',
  title: 'Start',
  sidebarTitle: 'Start',
  description: 'How to start.',
  mode: 'default',
  hidden: false,
  noindex: false,
  deprecated: false,
  listed: true,
  indexed: true,
  searchable: true,
  frontmatter: {},
};

function tags(seo: object, changes: Partial<PageSummary> = {}) {
  // Only these properties are read.
  const config = {
    name: 'Atlas',
    seo: { metatags: {}, paths: [], ...seo },
  } as unknown as DocsConfig;
  const found = metatags({ config, page: { ...page, ...changes } });
  return Object.fromEntries(found.map((tag) => [tag.name ?? tag.property, tag.content]));
}

describe('metatags', () => {
  it('describes the page without any configuration', () => {
    expect(tags({})).toMatchObject({
      description: 'How to start.',
      'og:title': 'Start',
      'og:site_name': 'Atlas',
    });
  });

  it('lets longer folders win over shorter ones, and the frontmatter over all', () => {
    const paths = [
      { path: 'guides/start', metatags: { 'og:type': 'exact', 'og:image': 'folder.png' } },
      { path: 'guides', metatags: { 'og:type': 'outer' } },
      { path: 'guide', metatags: { 'og:type': 'other' } },
    ];
    const found = tags(
      { metatags: { 'og:type': 'site' }, paths },
      {
        frontmatter: { 'og:image': 'own.png' },
      },
    );
    expect(found).toMatchObject({ 'og:type': 'exact', 'og:image': 'own.png' });
  });

  it('keeps pages that are not to be indexed out of search engines, whatever the site says', () => {
    expect(tags({ metatags: { robots: 'index' } }, { noindex: true })['robots']).toBe('noindex');
  });

  it('leaves the canonical base to the link element', () => {
    expect(tags({ metatags: { canonical: 'https://a.example' } })).not.toHaveProperty('canonical');
  });

  it('lets Twitter have what is said of Open Graph, unless that is said itself', () => {
    const found = tags({}, { frontmatter: { 'og:title': 'Other', 'twitter:description': 'Own.' } });
    expect(found).toMatchObject({
      'twitter:title': 'Other',
      'twitter:description': 'Own.',
      'twitter:card': 'summary',
    });
  });

  it('keeps all that a page forbids search engines', () => {
    const frontmatter = { robots: 'noindex, nofollow' };
    expect(tags({}, { noindex: true, frontmatter })['robots']).toBe('noindex, nofollow');
  });
});
