import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isStillPicture } from './is-still-picture.ts';

const red = { create: { width: 4, height: 4, channels: 3, background: 'red' } } as const;

it('A picture of one frame is one, whatever the format.', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    expect([format, isStillPicture(await sharp(red).toFormat(format).toBuffer())]).toEqual([
      format,
      true,
    ]);
  }
  const transparent = sharp({ create: { ...red.create, channels: 4 } });
  expect(isStillPicture(await transparent.webp().toBuffer())).toBe(true);
});

it('What moves, or is something else by what is in it, is none.', async () => {
  const frames = Buffer.alloc(4 * 8 * 3, 7);
  frames.fill(200, 48);
  const strip = () => sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } });
  expect(isStillPicture(await strip().webp().toBuffer())).toBe(false);
  expect(isStillPicture(await strip().gif().toBuffer())).toBe(false);
  expect(isStillPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(false);
  expect(isStillPicture(Buffer.from('\0\0\0\x20ftypavis', 'latin1'))).toBe(false);
  expect(isStillPicture(new Uint8Array())).toBe(false);
  const png = await sharp(red).png().toBuffer();
  const moving = Buffer.concat([
    png.subarray(0, 33),
    Buffer.from('\0\0\0\x08acTL'),
    png.subarray(33),
  ]);
  expect(isStillPicture(moving)).toBe(false);
});
