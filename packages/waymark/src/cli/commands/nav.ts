import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark nav` and its options. */
export function addNav(program: Command): void {
  program
    .command('nav')
    .description('Print the navigation and the routes.')
    .argument(...flags.folder)
    .option('--json', 'print the whole tree as JSON')
    .option(...flags.lenient)
    .option(...flags.rule)
    .addOption(flags.endpointOrder)
    .option(...flags.endpointsBesideProse)
    .option(...flags.noEndpointsBesideProse)
    .option(...flags.untrusted)
    .action(async (dir, settings) => (await import('../nav.ts')).nav(dir, settings));
}
