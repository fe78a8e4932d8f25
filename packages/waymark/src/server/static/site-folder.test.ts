import { once } from 'node:events';
import { closeSync, fstatSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isServed, openFirst } from './site-folder.ts';

function folderWith(name: string, content: Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, name), content);
  return folder;
}

test.each(['before anything is read', 'while it is read'])(
  'a stream that is given up %s closes its file and no other one',
  async (moment) => {
    const folder = folderWith('large.bin', Buffer.alloc(5_000_000));
    const file = await openFirst(folder, ['/large.bin']);
    const stream = file?.stream(0, file.size - 1);
    if (!file || !stream) throw new Error('The file is not there.');
    if (moment === 'while it is read') await once(stream, 'data');
    stream.destroy();
    file.close();
    // The first that is opened now gets the number that has become free.
    const others = Array.from({ length: 3 }, () => openSync(path.join(folder, 'large.bin'), 'r'));
    if (!stream.closed) await once(stream, 'close');
    for (const other of others) {
      expect(fstatSync(other).size).toBe(5_000_000);
      closeSync(other);
    }
  },
);

test('a file that is neither read nor streamed is closed once', async () => {
  const folder = folderWith('a.txt', Buffer.from('a'));
  const file = await openFirst(folder, ['/a.txt']);
  const next = openSync(path.join(folder, 'a.txt'), 'r');
  closeSync(next);
  file?.close();
  const again = openSync(path.join(folder, 'a.txt'), 'r');
  // The number is free again: descriptors are given from the lowest.
  expect(again).toBeLessThan(next);
  closeSync(again);
});

test.each([
  ['/PERSON~1.JSO', true],
  ['/GIT~1/config', true],
  ['/guide./index.html', true],
  ['/guide /index.html', true],
  ['/index.html ', true],
  ['/guides\\start.html', true],
  ['/index.html::$DATA', true],
  ['/.git/config', false],
  ['/guides//start.html', false],
])('on Windows %s is no name of a file, and elsewhere that is %s', (name, isName) => {
  expect([isServed(name, '\\'), isServed(name, '/')]).toEqual([false, isName]);
});

test.each(['/guides/start.html', '/.well-known/a', '/a~b.html', '/v1.2/index.html', '/a b.md'])(
  '%s is the name of a file on each system',
  (name) => {
    expect([isServed(name, '\\'), isServed(name, '/')]).toEqual([true, true]);
  },
);
