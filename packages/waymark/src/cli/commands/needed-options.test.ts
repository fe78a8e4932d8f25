import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addNeededOptions } from './needed-options.ts';

function run(...args: string[]): Promise<Command> {
  const command = new Command('make')
    .option('--server')
    .option('--domain <id>', '', 'docs')
    .option('--log <file>')
    .option('--log-lines <number>')
    .action(() => {});
  addNeededOptions(command, { '--domain': '--server', '--log-lines': '--log' });
  return command.parseAsync(args, { from: 'user' });
}

test.for([
  ['--domain needs --server', ['--domain', 'api'], '`--domain` needs `--server`.'],
  ['a value is named', ['--log-lines', '3'], '`--log-lines` needs `--log <file>`.'],
] as const)('An option without the one that it needs is refused: %s', async ([, args, message]) => {
  await expect(run(...args)).rejects.toThrow(message);
});

test.for([[[]], [['--server', '--domain', 'api']], [['--log-lines', '3', '--log', 'a']]] as const)(
  'An option with the one that it needs is not, and neither is a default: %s',
  async ([args]) => {
    await expect(run(...args)).resolves.toBeInstanceOf(Command);
  },
);
