import { expect, it } from 'vitest';
import { siteAddressOf, siteOriginOf } from './site-address.ts';

const address = (site: string) => siteOriginOf(site, 'Folders have an option.');

it('The address of a site is taken as it is written', () => {
  for (const site of ['https://docs.acme.example', 'http://localhost:4321/']) {
    expect(address(site)).toBe(site);
  }
});

it('An address with a path is refused where an option names the path, and else is one', () => {
  expect(() => address('https://docs.acme.example/sub/')).toThrow(
    'Write `--site https://docs.acme.example --base /sub`.',
  );
  const below = 'https://docs.acme.example/sub';
  expect(siteAddressOf(below, 'Folders have an option.')).toBe(below);
});

it('What is no address of a site is refused', () => {
  expect(() => address('docs.acme.example')).toThrow('https://docs.acme.example');
});
