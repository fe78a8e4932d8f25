import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openExternalCache } from './external-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-external-'));
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

function keep(file: string): void {
  const { keep, known } = openExternalCache(file);
  known.set('https://a.dev/', 'ok');
  known.set('https://a.dev/gone', 'the answer is 404');
  keep();
}

it('Addresses that lead somewhere are known for a day, and those that fail are asked for again', () => {
  const file = path.join(folder, 'inner/links.json');
  vi.setSystemTime('2026-01-02T00:00:00Z');
  keep(file);
  vi.setSystemTime('2026-01-02T23:00:00Z');
  expect([...openExternalCache(file).known]).toEqual([['https://a.dev/', 'ok']]);
  vi.setSystemTime('2026-01-03T00:00:00Z');
  expect(openExternalCache(file).known.size).toBe(0);
});

it('What a clock that was ahead has kept is not known once it is right', () => {
  const file = path.join(folder, 'links.json');
  vi.setSystemTime('2036-01-01T00:00:00Z');
  keep(file);
  vi.setSystemTime('2026-01-01T00:00:00Z');
  expect(openExternalCache(file).known.size).toBe(0);
});

it('A file that is damaged or cannot be written does not matter', () => {
  const file = path.join(folder, 'links.json');
  writeFileSync(file, '{"day":');
  expect(openExternalCache(file).known.size).toBe(0);
  expect(() => keep(path.join(file, 'below-a-file.json'))).not.toThrow();
});
