import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssistantStore } from '@waymark/assistant';
import { afterEach, expect, test, vi } from 'vitest';
import { dataFolder, dataStorePlace, onDataStore } from './data-store.ts';

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

test('A store is closed where what needs it cannot be opened, and stays open where it can', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-store-'));
  vi.stubEnv('WAYMARK_DATA', folder);
  vi.stubEnv('DATABASE_URL', '');
  let lost: AssistantStore | undefined;
  const failing = onDataStore(folder, (store) => {
    lost = store;
    throw new Error('Bad settings.');
  });
  await expect(failing).rejects.toThrow('Bad settings.');
  await expect(lost?.ping()).rejects.toThrow();
  const store = await onDataStore(folder, (opened) => opened);
  await store.ping();
  await store.close();
  rmSync(folder, { recursive: true });
});
