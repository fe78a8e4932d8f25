import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../packages/waymark/dist/cli.mjs', import.meta.url));

/**
 * Builds a docs folder as the command line does. A build with errors may still have written its
 * pages; what it said goes to the error output.
 */
export function buildSite(docsFolder: string, output: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'build', docsFolder, '--lenient', '--out', output],
    { encoding: 'utf8', maxBuffer: 1e9, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) process.stderr.write(`${(stdout + stderr).slice(-4000)}\n`);
}
