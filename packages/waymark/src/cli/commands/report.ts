import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark report` and its options. */
export function addReport(program: Command): void {
  program
    .command('report')
    .description('List what readers think of pages, as `waymark serve` has kept it.')
    .argument(...flags.folder)
    .option('--domain <id>', 'name of the site, as its server has it', 'docs')
    .option('--since <date>', 'only what was said on this day or later')
    .option(...flags.json)
    .action(async (dir, settings) => (await import('../page-report.ts')).pageReport(dir, settings));
}
