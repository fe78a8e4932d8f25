import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark preview` and its options. */
export function addPreview(program: Command): void {
  program
    .command('preview')
    .description('Serve what was built, without answers.')
    .argument(...flags.folder)
    .option(...flags.out)
    .option('--base <path>', 'path that the site is served under, for which it was built')
    .option('--port <number>', 'port to listen on; 4321, or one of the 19 after it')
    .option(...flags.listenHost)
    .action(async (dir, settings) => (await import('../preview.ts')).preview(dir, settings));
}
