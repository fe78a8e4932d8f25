import sharp from 'sharp';
import { expect, it } from 'vitest';
import { smallerImages } from './smaller-images.ts';

/** A picture with as much detail as a photo. */
function noise(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0, last = 1; at < data.length; at++) {
    last = (last * 16807) % 2147483647;
    data[at] = last & 255;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function sizesOf(picture: Buffer) {
  const made = await smallerImages(sharp, picture);
  return made.map(({ width }) => width);
}

it('A picture has the sizes that screens need and that are clearly smaller, and its own where that has fewer bytes.', async () => {
  expect(await sizesOf(await noise(1100, 20).png().toBuffer())).toEqual([480, 800, 1100]);
  expect(await sizesOf(await noise(900, 20).png().toBuffer())).toEqual([480, 900]);
  expect(await sizesOf(await noise(480, 20).png().toBuffer())).toEqual([]);
});

it('A size with more bytes than the picture itself is left out.', async () => {
  expect(await sizesOf(await noise(1100, 20).webp({ quality: 1 }).toBuffer())).not.toContain(1100);
});

it('A photo that lies on its side stands upright.', async () => {
  const lying = await noise(20, 1000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const [smallest] = await smallerImages(sharp, lying);
  expect(await sharp(smallest?.content).metadata()).toMatchObject({
    width: 480,
    height: 10,
    format: 'webp',
  });
});

it('A picture that is damaged is none.', async () => {
  const whole = await noise(1000, 100).png().toBuffer();
  await expect(smallerImages(sharp, whole.subarray(0, whole.length / 2))).rejects.toThrow();
});
