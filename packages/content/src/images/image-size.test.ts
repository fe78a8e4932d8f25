import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readImageSize } from './image-size.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-images-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sizeOf(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return readImageSize(file);
}

describe('readImageSize', () => {
  it('reads raster pictures', () => {
    const gif = 'R0lGODlhAwACAIAAAAAAAP///yH5BAEAAAAALAAAAAADAAIAAAICRF4AOw==';
    expect(sizeOf('a.gif', Buffer.from(gif, 'base64'))).toEqual({ width: 3, height: 2 });
  });

  it('reads drawings that say how large they are', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="24.4" height="12" viewBox="0 0 2 1"/>';
    expect(sizeOf('a.svg', svg)).toEqual({ width: 24, height: 12 });
  });

  it.each([
    ['a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'],
    ['a drawing as wide as the page', '<svg width="100%" height="10" viewBox="0 0 2 1"/>'],
    ['a file that is no picture', 'text'],
    ['an empty file', ''],
  ])('knows no size of %s', (_, content) => {
    expect(sizeOf('b.svg', content)).toBeUndefined();
  });

  it('knows no size of a file that does not exist', () => {
    expect(readImageSize(path.join(folder, 'none.png'))).toBeUndefined();
  });
});
