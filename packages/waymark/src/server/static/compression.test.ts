import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressedFiles } from './compression.ts';

it('All that is asked for at once is compressed, also where not all of it can be kept', async () => {
  const compressed = compressedFiles(10_000);
  const files = Array.from({ length: 16 }, () => randomBytes(4_000));
  const answers = await Promise.all(
    files.map((bytes, at) => compressed(`/${at}.txt`, 'gzip', async () => bytes)),
  );
  expect(answers.map((bytes, at) => files[at]?.equals(gunzipSync(bytes)))).not.toContain(false);
});

it('What was compressed is kept while there is room, and made once for all who wait', async () => {
  const compressed = compressedFiles(10_000);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return randomBytes(1_000);
  };
  const ask = () => compressed('/a.txt', 'gzip', read);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([second, await ask()]).toEqual([first, first]);
  expect(reads).toBe(1);
});
