import { expect, test } from 'vitest';
import { publishedAt } from './published-at.ts';

const readTheDocs = {
  READTHEDOCS: 'True',
  READTHEDOCS_CANONICAL_URL: 'https://acme.readthedocs.io/en/latest/',
};
const netlify = { NETLIFY: 'true', URL: 'https://docs.acme.dev' };

test('A host says at which address a site will be, and below which path', () => {
  expect(publishedAt(undefined, readTheDocs)).toEqual({
    origin: 'https://acme.readthedocs.io',
    base: '/en/latest/',
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
