import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark upgrade` and its options. */
export function addUpgrade(program: Command): void {
  program
    .command('upgrade')
    .description('Write docs.json from mint.json.')
    .argument(...flags.folder)
    .option('--force', 'replace a docs.json that exists')
    .action(async (dir, settings) => (await import('../upgrade.ts')).upgrade(dir, settings));
}
