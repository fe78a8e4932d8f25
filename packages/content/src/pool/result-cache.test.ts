import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openResultCache } from './result-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fill = (count: number) => {
  const cache = openResultCache(folder);
  for (let index = 0; index < count; index++) cache.store(`n${index}`, `r${index}`);
  cache.flush();
};
const file = () => path.join(folder, 'results.sqlite');

it('finds what an earlier run stored, and what this one did before it is written', () => {
  fill(200);
  const cache = openResultCache(folder);
  expect([cache.load('n0'), cache.load('n199'), cache.load('x')]).toEqual([
    'r0',
    'r199',
    undefined,
  ]);
  cache.store('n0', 'new');
  expect(cache.load('n0')).toBe('new');
  expect(readdirSync(folder).length).toBeLessThan(4);
});

it.each([
  ['text', 'no database'],
  ['a cut database', ''],
])('replaces a file that is %s', (_, content) => {
  fill(3);
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  writeFileSync(file(), content);
  fill(1);
  expect(openResultCache(folder).load('n0')).toBe('r0');
});

it('takes no result that was damaged', () => {
  fill(1);
  const database = new DatabaseSync(file());
  database.exec("UPDATE result SET result = 'other'");
  database.close();
  expect(openResultCache(folder).load('n0')).toBeUndefined();
});

it('reads while somebody else holds the file, and writes what it had to keep to itself later', () => {
  fill(1);
  const other = new DatabaseSync(file());
  other.exec('BEGIN IMMEDIATE');
  const cache = openResultCache(folder);
  expect(cache.load('n0')).toBe('r0');
  for (let index = 0; index < 64; index++) cache.store(`late${index}`, 'result');
  // It waits for the other one once, not with each result: that would take a minute.
  for (let index = 0; index < 12; index++) cache.store('late0', `result ${index}`);
  other.exec('COMMIT');
  other.close();
  expect(cache.flush()).toBe(true);
  expect(openResultCache(folder).load('late0')).toBe('result 11');
  expect(openResultCache(folder).load('late63')).toBe('result');
}, 30_000);

it('lets results go where nothing can be written', () => {
  fill(1);
  const cache = openResultCache(folder);
  const database = new DatabaseSync(file());
  database.exec('DROP TABLE result');
  database.close();
  for (let index = 0; index < 2_000; index++) cache.store(`n${index}`, 'r');
  expect(cache.load('n0')).toBeUndefined();
  expect(cache.load('n1999')).toBe('r');
  // Nobody is told that all is in the file, though nothing waits any more.
  expect([cache.flush(), cache.flush()]).toEqual([false, false]);
});

it('replaces the file of another version', () => {
  fill(1);
  const database = new DatabaseSync(file());
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(openResultCache(folder).load('n0')).toBeUndefined();
  fill(1);
  expect(openResultCache(folder).load('n0')).toBe('r0');
});

it('lets go of what nobody asked for in a month', () => {
  fill(2);
  const database = new DatabaseSync(file());
  database.exec("UPDATE result SET used = used - 31 WHERE name = 'n0'");
  database.close();
  const cache = openResultCache(folder);
  expect([cache.load('n0'), cache.load('n1')]).toEqual([undefined, 'r1']);
});

it('has what is of use live on, though nobody asks for it', () => {
  fill(2);
  const age = (days: number) => {
    const database = new DatabaseSync(file());
    database.exec(`UPDATE result SET used = used - ${days}`);
    database.close();
  };
  age(20);
  const cache = openResultCache(folder);
  cache.keep(['n0']);
  expect(cache.flush()).toBe(true);
  cache.close();
  age(20);
  const later = openResultCache(folder);
  expect([later.load('n0'), later.load('n1')]).toEqual(['r0', undefined]);
});

it('begins anew when it has become too large', () => {
  fill(200);
  expect(openResultCache(folder).load('n0')).toBe('r0');
  expect(openResultCache(folder, 1000).load('n0')).toBeUndefined();
});

it('keeps nothing where nothing can be written, and says nothing of it', () => {
  const taken = path.join(folder, 'taken');
  writeFileSync(taken, '');
  const cache = openResultCache(path.join(taken, 'below'));
  cache.store('a', 'b');
  expect(cache.flush()).toBe(false);
  expect(cache.load('a')).toBeUndefined();
});

it('serves two that use it at once', () => {
  mkdirSync(folder, { recursive: true });
  const [one, other] = [openResultCache(folder), openResultCache(folder)];
  one.store('a', '1');
  other.store('b', '2');
  one.flush();
  other.flush();
  expect([other.load('a'), one.load('b')]).toEqual(['1', '2']);
});

it('writes what was stored when it is closed, and takes and gives nothing after that', () => {
  const cache = openResultCache(folder);
  cache.store('early', 'result');
  cache.close();
  expect(readdirSync(folder)).toEqual(['results.sqlite']);
  expect(cache.load('early')).toBeUndefined();
  for (let count = 0; count < 200; count++) cache.store(`late${count}`, 'result');
  cache.close();
  expect(cache.load('late0')).toBeUndefined();
  const next = openResultCache(folder);
  expect([next.load('early'), next.load('late0')]).toEqual(['result', undefined]);
});
