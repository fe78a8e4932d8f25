import path from 'node:path';
import { messages } from '@waymark/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite, sidebarLinks } from '../support/built-site.ts';
import { docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { sharedAddress } from '../support/shared-address.ts';
import { sharedSite } from '../support/shared-site.ts';

const address = sharedAddress;
let site: BuiltSite;
let output = '';

beforeAll(async () => {
  const built = await sharedSite('almanac');
  output = built.output;
  site = builtSite(built.dist);
});

const canonicalOf = (url: string) =>
  site.page(url).document.querySelector('link[rel=canonical]')?.getAttribute('href');
const alternatesOf = (url: string) =>
  site
    .page(url)
    .document.querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => link.getAttribute('hreflang'));

describe('A page that is not translated', () => {
  const url = '/fr/guides/watering';

  test('is that of the default language within the translation, with a notice', () => {
    const { document, text } = site.page(url);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('fr');
    const article = document.querySelector('[data-wm-content]');
    expect([article?.getAttribute('lang'), article?.getAttribute('dir')]).toEqual(['en', 'ltr']);
    expect(text).toContain('Early in the morning, at the roots.');
    const notice = document.querySelector('.wm-notice');
    expect(notice?.textContent.trim()).toBe(messages('fr').translationMissing);
    expect(notice?.getAttribute('lang')).toBe('fr');
    expect(sidebarLinks(site.page(url))).toEqual([
      ['Almanach', '/fr/'],
      ['Semer', '/fr/guides/sowing/'],
      ['Watering', '/fr/guides/watering/'],
      ['Saving seeds', '/fr/guides/saving-seeds/'],
    ]);
  });

  test('has links that lead to pages, and headings that its own links lead to', () => {
    const { document, links } = site.page(url);
    expect(links).toContain('/guides/sowing/#outdoors');
    expect(links).toContain('#in-winter');
    expect(document.querySelector('#in-winter')).not.toBeNull();
  });

  test('is found where it is written, and only there', () => {
    expect(canonicalOf(url)).toBe(`${address}/guides/watering/`);
    expect(alternatesOf(url)).toEqual([]);
    expect(alternatesOf('/guides/watering')).toEqual([]);
    expect(alternatesOf('/guides/sowing')).toEqual(['en', 'fr', 'x-default']);
    for (const file of ['sitemap.xml', 'llms.txt', '_waymark/content-index.json']) {
      expect(site.read(file), file).toContain('guides/watering');
      expect(site.read(file), file).not.toMatch(/(?:fr|ar)\/guides\/watering/);
    }
    expect(site.read('fr/guides/watering.md')).toContain('Early in the morning');
    expect(site.page(url).html).not.toContain('noindex');
  });
});

test('A translation whose original has changed says so, and the build names the new hash', () => {
  const notice = site.page('/fr/guides/sowing').document.querySelector('.wm-notice');
  expect(notice?.textContent).toContain(messages('fr').translationOutdated);
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/guides/sowing/');
  expect(output).toMatch(/fr\/guides\/sowing\.mdx:5.*translation-outdated/);
  expect(output).toMatch(/originalHash: "[\da-f]{12}"/);
});

test('A page of an old version leads to the current one, and search engines are kept from it', () => {
  const { document, html } = site.page('/v1/guides/sowing');
  const link = document.querySelector('.wm-notice a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['See 2.0', '/guides/sowing/']);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(canonicalOf('/v1/guides/sowing')).toBe(`${address}/v1/guides/sowing/`);
  for (const file of ['sitemap.xml', 'llms.txt', '_waymark/content-index.json']) {
    expect(site.read(file), file).not.toContain('v1/');
  }
  expect(site.page('/guides/sowing').document.querySelector('.wm-notice')).toBeNull();
});

test('Without these properties a language lacks the page, and no page has anything of them', async () => {
  const folder = docsFolder([], {
    'docs.json': docsJson({
      navigation: {
        languages: [
          { language: 'en', pages: ['index', 'more'] },
          { language: 'fr', pages: ['fr/index'] },
        ],
      },
    }),
    'index.mdx': page('Home'),
    'more.mdx': page('More'),
    'fr/index.mdx': page('Accueil'),
  });
  const built = await runCli(['build', folder, '--out', 'dist'], folder);
  expect(built.exitCode, built.output).toBe(0);
  const plain = builtSite(path.join(folder, 'dist'));
  expect(plain.files).not.toContain('fr/more/index.html');
  expect(plain.page('/fr').html).not.toMatch(/wm-notice|wm-offer|wm-language-offer/);
});
