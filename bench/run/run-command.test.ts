import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { processIsThere } from './processes.ts';
import { runCommand } from './run-command.ts';
import { startServer } from './start-server.ts';

const folder = tmpdir();
const inSeconds = (seconds: number) => seconds / 60;
const program = (source: string) => ({ args: ['-e', source], folder });

describe('A command', () => {
  it('gives what it printed, without what it said of errors', async () => {
    const source = `console.error('working'); console.log('done')`;
    const { result, seconds } = await runCommand(program(source), 1);
    expect(result).toBe('done\n');
    expect(seconds).toBeGreaterThan(0);
  });

  it('that fails is told with its code and the line that says why', async () => {
    const source = `console.error('Error: no pages'); console.error('bye'); process.exitCode = 3`;
    await expect(runCommand(program(source), 1)).rejects.toThrow(
      /^ended with 3 after .*Error: no pages$/,
    );
  });

  it('that does not end in time is ended with what it has started', async () => {
    const forever = 'setInterval(() => undefined, 1000)';
    const source = `
      process.on('SIGTERM', () => undefined);
      const child = require('node:child_process').spawn(process.execPath, ['-e', '${forever}']);
      require('node:fs').writeSync(1, 'child ' + child.pid + ' listens at http://localhost:1');
      ${forever}`;
    await expect(runCommand(program(forever), inSeconds(0.3))).rejects.toThrow(
      'did not end within',
    );
    const server = await startServer(program(source), 1);
    const [child = 0] = server.printed().match(/\d+/) ?? [];
    expect(processIsThere(Number(child))).toBe(true);
    await server.stop();
    expect(processIsThere(Number(child))).toBe(false);
  }, 60_000);
});
