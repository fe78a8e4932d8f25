import { cli, repository } from './run-command.ts';

/** A command for this process to run. */
export interface Command {
  readonly args: readonly string[];
  readonly cwd: string;
  /** What is written to both streams before what it prints, and after it. */
  readonly mark: string;
}

let running: Command | undefined;
let exitCode = 0;
let count = 0;

process.on('message', async (command: Command) => {
  await run(command);
  process.send?.(exitCode);
});

/** Runs the module of the command line, which runs the command when it is loaded; what it imports is loaded once. */
async function run(command: Command): Promise<void> {
  process.chdir(command.cwd);
  process.argv = [process.execPath, cli, ...command.args];
  process.exitCode = 0;
  running = command;
  write(command.mark);
  try {
    count += 1;
    await import(`${cli}?${count}`);
    end(Number(process.exitCode));
  } catch (error) {
    // Whatever is thrown after the end is of no interest, as in a process that is gone.
    if (running) throw error;
  } finally {
    process.chdir(repository);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  }
}

process.exit = (code) => {
  end(Number(code ?? process.exitCode));
  throw new Error('The command has ended.');
};

function end(code: number): void {
  if (!running) return;
  exitCode = code;
  write(running.mark);
  running = undefined;
}

function write(text: string): void {
  for (const stream of [process.stdout, process.stderr]) stream.write(text);
}
