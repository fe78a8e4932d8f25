import { documentFromValue, parseConfig } from '@waymark/core';
import { expect, test } from 'vitest';
import { withDocsAuth } from './docs-auth.ts';

const document = documentFromValue({
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#112233' },
  auth: { passwords: [{ variable: 'STAFF_PASSWORD', groups: ['staff'] }] },
});
const refused = (settings: Parameters<typeof withDocsAuth>[2]) => {
  const { diagnostics, value } = withDocsAuth(document, parseConfig(document), settings);
  return [diagnostics.map(({ code }) => code), value.auth !== undefined];
};

test('`auth` of docs.json counts where its owners write it and no module says who may sign in', () => {
  expect(refused({})).toEqual([[], true]);
});

test('Where a module says who may sign in, `auth` of docs.json does not count, which is told', () => {
  expect(refused({ authModule: 'auth.mjs' })).toEqual([['auth-twice'], false]);
});

test('`auth` that strangers may write lets nobody in, whatever else is said', () => {
  expect(refused({ isUntrusted: true })).toEqual([['untrusted-setting'], false]);
  expect(refused({ isUntrusted: true, authModule: '../auth.mjs' })).toEqual([
    ['untrusted-setting'],
    false,
  ]);
});
