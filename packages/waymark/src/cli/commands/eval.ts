import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark eval` and its options. */
export function addEval(program: Command): void {
  program
    .command('eval')
    .description(
      'Ask the questions of questions.json: how many find their page and, of a model, how many answers cite it.',
    )
    .argument(...flags.folder)
    .option(...flags.model)
    .option(...flags.assistantSettings)
    .option('--retrieval', 'only how many find their page, even with a model')
    .option(...flags.json)
    .option(...flags.endpointsBesideProse)
    .option(...flags.untrusted)
    .action(async (dir, settings) => (await import('../evaluate.ts')).evaluate(dir, settings));
}
