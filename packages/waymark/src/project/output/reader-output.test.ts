import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import {
  areReadersOf,
  builtAuth,
  forgetReaders,
  proveReaders,
  readersFile,
} from './reader-output.ts';

const sitesFor = (list: object) =>
  tempFolder({ [readersFile]: JSON.stringify(list), 'site/index.html': 'Closed.' });
const list = { accesses: [], audiences: [] };

test('A build without readers takes the sites away that a server would show by itself', () => {
  const folder = sitesFor({ ...list, auth: { passwords: [{ variable: 'STAFF', groups: [] }] } });
  forgetReaders(folder);
  expect(existsSync(folder)).toBe(false);
});

test('It leaves sites that a server shows when it is given a module, and none', () => {
  const folder = sitesFor(list);
  forgetReaders(folder);
  expect(existsSync(folder)).toBe(true);
  expect(() => forgetReaders(`${folder}-that-is-not-there`)).not.toThrow();
});

test('Sites for readers belong to the site that they were built with, and to no other', () => {
  const folder = sitesFor({ ...list, auth: { jwt: {} } });
  const site = tempFolder({ 'index.html': '' });
  expect(areReadersOf(site, folder)).toBe(false);
  proveReaders(site, folder);
  expect(areReadersOf(site, folder)).toBe(true);
  expect(areReadersOf(site, sitesFor({ ...list, auth: { jwt: { publicKey: 'P' } } }))).toBe(false);
  expect(areReadersOf(site, `${folder}-that-is-not-there`)).toBe(false);
});

test('A list of readers that is damaged lets nobody in and stops no build', () => {
  const folder = tempFolder({ [readersFile]: '{"auth":' });
  expect(builtAuth(folder)).toBeUndefined();
  expect(() => forgetReaders(folder)).not.toThrow();
});
