#!/usr/bin/env node
// A file of its own, because npm links the command when it installs a clone, before anything is built.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { boundHeap } from './bound-heap.mjs';

// Node keeps what it compiles, which is a tenth of the time of a small build. Nodes before 22.1 cannot.
const cache = module.enableCompileCache?.();
// Threads have the folder from here, and make one in it for each version of Node.
if (cache?.directory !== undefined) process.env.NODE_COMPILE_CACHE ??= cache.directory;

boundHeap();

const program = new URL('../dist/cli.mjs', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('The command line is not built yet. Run `npm run build` in the repository first.');
  process.exitCode = 1;
}
