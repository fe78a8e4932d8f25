import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm test`: builds the packages where that is not done, installs the programs that the tests need, runs every test, and
 * prints `N passed, N failed` as the last line.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const report = `${root}.test-report.json`;

// The commands that the tests run compile the same modules some hundred times.
const env = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/compile`, ...process.env };

function run(command: string, args: readonly string[]): number {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

/** Whether the packages were built after the last change of a source, as an install has just done. */
function isBuilt(): boolean {
  const folders = readdirSync(`${root}packages`)
    .map((name) => `${root}packages/${name}`)
    // What starts a project is written as it is run.
    .filter((folder) => existsSync(`${folder}/src`));
  const sources = folders.flatMap((folder) => [`${folder}/src`, `${folder}/package.json`]);
  const changed = Math.max(...sources.map(lastChange));
  return folders.every((folder) => lastChange(`${folder}/dist`) > changed);
}

/** When a file, or the last one of a folder, was written; -Infinity when there is none. */
function lastChange(place: string): number {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.mtimeMs ?? Number.NEGATIVE_INFINITY;
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((file) => statSync(path.join(place, file)).mtimeMs));
}

if (!isBuilt() && run('npm', ['run', 'build', '--silent']) !== 0) process.exit(1);
run(process.execPath, [`${root}test/install-programs.ts`]);
rmSync(report, { force: true });
const filters = process.argv.slice(2);
const status = run('npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./test/flaky-tests.ts',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...filters,
]);
const {
  numPassedTests = 0,
  numFailedTests = 0,
  numPendingTests = 0,
} = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>) : {};
rmSync(report, { force: true });
// A suite that cannot even load has no failed test of its own, yet it is a failure.
const failed = status !== 0 && numFailedTests === 0 ? 1 : numFailedTests;
console.log(`${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`);
process.exit(status);
