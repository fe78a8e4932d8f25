import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark ask` and its options. */
export function addAsk(program: Command): void {
  program
    .command('ask')
    .description('Answer a question in the terminal.')
    .argument(...flags.folderThen('the question'))
    .option(...flags.model)
    .option(...flags.assistantSettings)
    .option(...flags.endpointsBesideProse)
    .option(...flags.untrusted)
    .action(async (words, settings) => (await import('../ask.ts')).ask(words, settings));
}
