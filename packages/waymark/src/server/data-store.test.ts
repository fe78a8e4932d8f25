import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { dataFolder } from './data-store.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['', path.resolve('docs/.waymark')],
  [undefined, path.resolve('docs/.waymark')],
  ['data', path.resolve('data')],
])('A server with WAYMARK_DATA=%s writes to %s', (value, folder) => {
  vi.stubEnv('WAYMARK_DATA', value);
  expect(dataFolder('docs')).toBe(folder);
});
