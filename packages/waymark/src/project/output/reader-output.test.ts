import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { forgetReaders, readersFile } from './reader-output.ts';

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
