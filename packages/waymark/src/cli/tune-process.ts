import { setFlagsFromString } from 'node:v8';

/** Sets this process up for a preview. */
export function tuneForPreview(): void {
  // After each rest V8 begins with little room for new objects, and would take most of what a reading of a
  // large site makes for old until there is more.
  setFlagsFromString('--semi-space-growth-factor=8');
}

/** Sets this process up for a build. Must be called before the bundler is loaded. */
export function tuneForBuild(): void {
  // Else the allocator of the bundler (mimalloc, which reads this when it is loaded) takes 130 MB
  // ahead of need and holds them to the end. What the user has set stays.
  process.env['MIMALLOC_ARENA_EAGER_COMMIT'] ??= '0';
  // The threads that compile, render and index keep the processors busy: spreading each small
  // collection of garbage over more threads only makes them wait for one another.
  setFlagsFromString('--no-parallel-scavenge');
}
