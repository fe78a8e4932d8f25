import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes of the space for new objects: with more of it a build is no faster. */
const enough = 16 * 2 ** 20;

/**
 * Bounds what V8 holds of objects that could be thrown away. It lets the space for new objects grow
 * to 130 MB, and the rest of the heap to several times of what is in use; bounded, a build of a
 * thousand pages takes a quarter less memory and as much time.
 *
 * A limit of the space cannot be set in a process that runs, so that it is made to grow to what is
 * enough, and then to grow no more. Threads that are started later begin with as much, and with
 * room for what lives on: to look through all of it again and again while it grows takes some
 * hundredths of the time of a build.
 */
export function boundHeap() {
  setFlagsFromString('--semi-space-growth-factor=8');
  const held = [];
  for (let count = 0; count < 1000 && newSpace() < enough; count++) {
    held.push(new Array(2000).fill(count));
  }
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--min-semi-space-size=8');
  // The most with which 23,000 pages take less than 1.5 GB (`npm run bench -- versions`); a thousand pages
  // are built as fast with 80.
  setFlagsFromString('--heap-growing-percent=57');
  setFlagsFromString('--initial-old-space-size=128');
}

function newSpace() {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name }) => space_name === 'new_space')?.space_size ?? enough;
}
