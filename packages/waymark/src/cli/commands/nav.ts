import type { Command } from 'commander';
import { addNavigationFlags, flags } from './flags.ts';

/** `waymark nav` and its options. */
export function addNav(program: Command): void {
  const command = program
    .command('nav')
    .description('Print the navigation and the routes.')
    .argument(...flags.folder)
    .option('--json', 'print the whole tree as JSON');
  addNavigationFlags(command)
    .option(...flags.untrusted)
    .action(async (dir, settings) => (await import('../nav.ts')).nav(dir, settings));
}
