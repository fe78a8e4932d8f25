import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { sharedStoreCases } from '../../testing/store/shared-store-cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-shared-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('two processes on one SQLite file', () => {
  let stores = 0;
  // Both processes make the file: neither is first.
  sharedStoreCases(async () => {
    stores += 1;
    return join(folder, `${stores}.db`);
  });
});
