import { expect, test } from 'vitest';
import { publishedAt, publishedBelow } from './published-at.ts';

const readTheDocs = {
  READTHEDOCS: 'True',
  READTHEDOCS_CANONICAL_URL: 'https://acme.readthedocs.io/en/latest/',
};
const gitLab = { CI_JOB_NAME: 'pages', CI_PAGES_URL: 'https://acme.gitlab.io/docs' };
const netlify = { NETLIFY: 'true', URL: 'https://docs.acme.dev' };

test('A host says at which address a site will be, and below which path', () => {
  expect(publishedAt(undefined, readTheDocs)).toEqual({
    origin: 'https://acme.readthedocs.io',
    base: '/en/latest/',
  });
  expect(publishedAt(undefined, gitLab)).toEqual({
    origin: 'https://acme.gitlab.io',
    base: '/docs',
  });
  expect(publishedAt('netlify', netlify)).toEqual({ origin: 'https://docs.acme.dev', base: '/' });
});

test('A host says nothing of a site that is built for another one', () => {
  expect(publishedAt(undefined, netlify)).toBeUndefined();
  expect(publishedAt('nginx', readTheDocs)).toBeUndefined();
});

test('A machine of no host says nothing', () => {
  expect(publishedAt(undefined, { URL: 'https://docs.acme.dev' })).toBeUndefined();
});

test('A site at another address than that of the host is not below its path', () => {
  const below = (site?: string) => publishedBelow(undefined, site, gitLab);
  expect(below()).toBe('/docs');
  expect(below('https://acme.gitlab.io')).toBe('/docs');
  expect(below('https://docs.acme.example')).toBe('/');
  expect(publishedBelow(undefined, undefined, {})).toBe('/');
});
