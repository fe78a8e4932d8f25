import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const boundHeap = new URL('../../bin/bound-heap.mjs', import.meta.url).href;

/** Holds much, and says how many bytes the space for new objects has then. */
const measure = `
  const { getHeapSpaceStatistics } = await import('node:v8');
  const held = [];
  for (let count = 0; count < 30000; count++) held.push(new Array(200).fill(count));
  const { space_size } = getHeapSpaceStatistics().find((one) => one.space_name === 'new_space');
  console.log(space_size);`;

/** What a process, and a thread that it starts, say of theirs. */
function newSpaces(start: string): number[] {
  const program = `
    const { Worker } = await import('node:worker_threads');
    ${start}
    ${measure}
    new Worker(new URL('data:text/javascript,' + encodeURIComponent(${JSON.stringify(measure)})));`;
  const { stderr, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return stdout.trim().split('\n').map(Number);
}

it('bounds the space for new objects of the command and of its threads', () => {
  const mebibyte = 2 ** 20;
  // Node 26 bounds it by itself, as the versions before do not.
  const isBounded = Number.parseInt(process.versions.node, 10) >= 26;
  if (!isBounded) expect(newSpaces('')[0]).toBeGreaterThan(40 * mebibyte);
  const bounded = newSpaces(
    `const { boundHeap } = await import(${JSON.stringify(boundHeap)}); boundHeap();`,
  );
  expect(bounded).toHaveLength(2);
  for (const size of bounded) expect(size).toBeLessThanOrEqual(17 * mebibyte);
});
