import { describe, expect, test } from 'vitest';
import { documentFromValue } from './document.ts';
import { parseConfig } from './parse.ts';

const base = { theme: 'mint', name: 'N', colors: { primary: '#123456' } };

function parse(properties: object) {
  const { value, diagnostics } = parseConfig(documentFromValue({ ...base, ...properties }));
  return { value, found: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`) };
}

describe('A property that is null counts as absent, with a warning at its place', () => {
  test.each([
    ['/interaction/drilldown', { interaction: { drilldown: null } }],
    ['/styling/eyebrows', { styling: { eyebrows: null } }],
    ['/logo', { logo: null }],
    ['/navbar', { navbar: null }],
    ['/navbar/links/0/icon', { navbar: { links: [{ label: 'L', href: '/', icon: null }] } }],
    ['/footer/socials', { footer: { socials: null } }],
    ['/redirects', { redirects: null }],
    ['/seo/indexing', { seo: { indexing: null } }],
    ['/banner', { banner: null }],
    ['/api/openapi', { api: { openapi: null } }],
  ])('%s', (pointer, properties) => {
    expect(parse(properties).found).toEqual([`config-null ${pointer}`]);
  });

  test('with what stands for a property that must be there', () => {
    expect(parse({ theme: null }).found).toEqual(['config-null /theme', 'config-theme /theme']);
  });

  test('with the configuration of a site that does not have it', () => {
    expect(parse({ styling: { eyebrows: null } }).value).toEqual(parse({}).value);
  });
});
