import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { dataFolder, dataStorePlace } from './data-store.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['', path.resolve('docs/.waymark')],
  [undefined, path.resolve('docs/.waymark')],
  ['data', path.resolve('data')],
])('A server with WAYMARK_DATA=%s writes to %s', (value, folder) => {
  vi.stubEnv('WAYMARK_DATA', value);
  expect(dataFolder('docs')).toBe(folder);
});

test('The place of a store is its file, or its kind without what opens it', () => {
  vi.stubEnv('WAYMARK_DATA', '');
  vi.stubEnv('DATABASE_URL', '');
  expect(dataStorePlace('docs')).toBe(path.resolve('docs/.waymark/assistant.sqlite'));
  vi.stubEnv('DATABASE_URL', 'postgres://acme:secret@localhost/docs');
  expect(dataStorePlace('docs')).toBe('PostgreSQL');
});
