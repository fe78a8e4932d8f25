import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { processIsThere } from './processes.ts';

const module = JSON.stringify(new URL('./process-group.ts', import.meta.url).href);

it('A bench that is ended takes with it what it has started, and the folders of that.', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-bench-'));
  const source = `
    import { spawn } from 'node:child_process';
    import { rmSync } from 'node:fs';
    import { endAllWithBench, endWithBench, killTree } from ${module};
    endAllWithBench();
    endWithBench(() => { throw new Error('has ended by itself') });
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    endWithBench(() => {
      killTree(child, 'SIGKILL');
      rmSync(${JSON.stringify(folder)}, { recursive: true });
    });
    console.log(child.pid);`;
  const bench = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => bench.once('exit', resolve));
  for await (const line of createInterface({ input: bench.stdout })) {
    expect(processIsThere(Number(line))).toBe(true);
    bench.kill('SIGTERM');
    await ended;
    await expect.poll(() => processIsThere(Number(line)), { timeout: 20_000 }).toBe(false);
  }
  expect(existsSync(folder)).toBe(false);
}, 60_000);
