import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files behind the commands of all packages, from the root of the repository. */
function commandFiles(): string[] {
  return readdirSync(path.join(root, 'packages')).flatMap((name) => {
    const manifest = JSON.parse(
      readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'),
    ) as { bin?: Readonly<Record<string, string>> };
    return Object.values(manifest.bin ?? {}).map((file) => path.posix.join('packages', name, file));
  });
}

test('Each command is a committed, executable file, as npm links it before anything is built.', () => {
  expect(commandFiles()).not.toEqual([]);
  for (const file of commandFiles()) {
    expect(execFileSync('git', ['ls-files', file], { cwd: root, encoding: 'utf8' }).trim()).toBe(
      file,
    );
    expect(() => accessSync(path.join(root, file), constants.X_OK)).not.toThrow();
  }
});
