import { spawn } from 'node:child_process';

/**
 * `npm run types`: the TypeScript of the repository, and that in `.astro` files, which the compiler
 * does not read. The two checks know nothing of each other, so they run at once.
 */
const checks = [
  ['tsc', '--noEmit'],
  ['astro', 'check', '--root', 'packages/waymark', '--tsconfig', 'tsconfig.astro.json'],
] as const;

function run(args: readonly string[]): Promise<boolean> {
  const check = spawn('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    check.once('close', (status) => resolve(status === 0));
  });
}

const passed = await Promise.all(checks.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
