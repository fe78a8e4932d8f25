import { spawn } from 'node:child_process';

/**
 * `npm run types`: the TypeScript of the repository, and that in `.astro` files, which the compiler
 * does not read, and whose check needs the version of TypeScript before it. The two know nothing of
 * each other, so they run at once.
 */
const checks = [
  ['node_modules/typescript-7/bin/tsc', '--noEmit'],
  [
    'node_modules/astro/bin/astro.mjs',
    ...['check', '--root', 'packages/waymark', '--tsconfig', 'tsconfig.astro.json'],
  ],
] as const;

function run(args: readonly string[]): Promise<boolean> {
  const check = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((resolve) => {
    check.once('close', (status) => resolve(status === 0));
  });
}

const passed = await Promise.all(checks.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
