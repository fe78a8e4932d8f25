import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { docsFolder, page } from '../support/docs-folder.ts';
import { cli, run, runOwnCli, userEnvironment } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const disk = path.join(tempFolder(), 'disk');

/** Puts an empty disk of so many kilobytes there, which only the system's owner may do. */
function mount(kilobytes: number): boolean {
  if (process.platform !== 'linux') return false;
  unmount();
  mkdirSync(disk, { recursive: true });
  const args = ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', disk];
  return spawnSync('mount', args).status === 0;
}

function makeReadOnly(): boolean {
  return spawnSync('mount', ['-o', 'remount,ro', disk]).status === 0;
}

function unmount(): void {
  if (existsSync(disk)) spawnSync('umount', [disk]);
}

afterAll(unmount);

describe.skipIf(!mount(100))('A build onto a disk that becomes full (needs root on Linux)', () => {
  test.each([
    ['at once', 20, []],
    ['while the bundler writes', 300, []],
    ['while the server is written', 3_500, ['--server']],
  ] as const)(
    '%s says in one line which file could not be written',
    async (_when, size, more) => {
      const docs = docsFolder(['index'], { 'index.mdx': page('Home', 'Welcome.') });
      expect(mount(size)).toBe(true);
      const out = path.join(disk, 'site');
      const { exitCode, output } = await runOwnCli(['build', '.', '--out', out, ...more], docs);
      expect(exitCode).toBe(1);
      const told = output.split('\n').filter((line) => /no space left/i.test(line));
      expect(told, output).toEqual([expect.stringMatching(/^\S+: no space left on device\.$/i)]);
      expect(told[0]?.startsWith(out), output).toBe(true);
      expect(output).not.toMatch(/^\s+at |backtrace/im);
      expect(existsSync(out)).toBe(false);
    },
    60_000,
  );
});

describe.skipIf(!mount(100))('A disk that cannot be written (needs root on Linux)', () => {
  const home = { 'index.mdx': page('Home', 'Welcome.') };

  test('is named where the output was to be; docs are built from it, with what is kept in the cache of the user', async () => {
    const docs = docsFolder(['index'], home);
    expect(mount(2_000)).toBe(true);
    const there = path.join(disk, 'docs');
    cpSync(docs, there, { recursive: true });
    expect(makeReadOnly()).toBe(true);
    const caches = tempFolder();
    const runIn = (folder: string, ...args: string[]) =>
      run(process.execPath, [cli, ...args], folder, {
        ...userEnvironment(),
        XDG_CACHE_HOME: caches,
      });
    const build = (folder: string, output: string) => runIn(folder, 'build', '.', '--out', output);
    const out = path.join(disk, 'site');
    const refused = await build(docs, out);
    expect([refused.exitCode, refused.output.trim()]).toEqual([
      1,
      `${out}: read-only file system.`,
    ]);
    const built = await build(there, path.join(docs, 'dist'));
    expect(built.exitCode, built.output).toBe(0);
    expect(existsSync(path.join(docs, 'dist/index.html'))).toBe(true);
    expect(readdirSync(path.join(caches, 'waymark'))).toHaveLength(1);
    const checked = await runIn(there, 'check', '.');
    expect(checked.exitCode, checked.output).toBe(0);
  });
});

describe.skipIf(!mount(100))(
  'An output on another disk than the docs (needs root on Linux)',
  () => {
    test('is built with the sites for readers, again and again', async () => {
      const docs = docsFolder(['index', 'staff'], {
        'index.mdx': page('Home', 'Welcome.'),
        'staff.mdx': '---\ntitle: Staff\ngroups: [staff]\n---\n\nFor staff.',
        'auth.mjs':
          "export default { passwords: [{ password: 'a-staff-password', groups: ['staff'] }] };",
      });
      expect(mount(20_000)).toBe(true);
      const out = path.join(disk, 'site');
      const kept = path.join(docs, '.waymark');
      const build = async () => {
        const args = ['build', '.', '--out', out, '--auth', 'auth.mjs'];
        const { exitCode, output } = await runOwnCli(args, docs);
        expect(exitCode, output).toBe(0);
        expect(readdirSync(kept).filter((name) => name.includes('readers'))).toEqual(['readers']);
        return globSync('readers/*/staff/index.html', { cwd: kept });
      };
      const first = await build();
      expect(first).toHaveLength(1);
      expect(await build()).toEqual(first);
    }, 60_000);
  },
);
