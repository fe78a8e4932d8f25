import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark keys` and its options. */
export function addKeys(program: Command): void {
  const keys = program.command('keys').description('Keys that open the assistant.');
  const domain = [
    '--domain <id>',
    'identifier of the site in the path of the assistant; all of the organization without',
  ] as const;
  const organization = ['--organization <id>', 'whose key it is; the domain by default'] as const;
  keys
    .command('create')
    .description('Make a key, and print it this once.')
    .argument(...flags.folder)
    .option(...domain)
    .option(...organization)
    .option('--publishable', 'a key that may stand in a web page')
    .option('--origin <origin...>', 'origins that may use the key')
    .option('--expires <date>', 'when the key stops working')
    .option(...flags.json)
    .action(async (dir, settings) =>
      (await import('../keys.ts')).createAssistantKey(dir, settings),
    );
  keys
    .command('list')
    .description('Show the keys without their secrets.')
    .argument(...flags.folder)
    .option(...domain)
    .option(...organization)
    .option(...flags.json)
    .action(async (dir, settings) => (await import('../keys.ts')).listAssistantKeys(dir, settings));
  keys
    .command('revoke')
    .description('End a key.')
    .argument(...flags.folderThen('the key as the list names it'))
    .option(...flags.json)
    .action(async (words, settings) =>
      (await import('../keys.ts')).revokeAssistantKey(words, settings),
    );
}
