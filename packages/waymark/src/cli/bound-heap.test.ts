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

const mebibyte = 2 ** 20;
const node = Number.parseInt(process.versions.node, 10);

it('bounds the space for new objects of the command and of its threads', () => {
  // Before and after, Node bounds it by itself.
  if (node === 24) expect(newSpaces('')[0]).toBeGreaterThan(40 * mebibyte);
  const bounded = newSpaces(
    `const { boundHeap } = await import(${JSON.stringify(boundHeap)}); boundHeap();`,
  );
  expect(bounded).toHaveLength(2);
  // Node 22 counts both halves of it.
  const most = (node === 22 ? 33 : 17) * mebibyte;
  for (const size of bounded) expect(size).toBeLessThanOrEqual(most);
});
