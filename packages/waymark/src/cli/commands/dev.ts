import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark dev` and its options. */
export function addDev(program: Command): void {
  program
    .command('dev')
    .description(
      'Preview the site; it follows every change, and tells mistakes of pages that are opened or saved.',
    )
    .argument(...flags.folder)
    .option('--port <number>', 'port to listen on', '4321')
    .option(...flags.listenHost)
    .option(...flags.relatedPages)
    .option(...flags.githubStars)
    .option(...flags.assistantUrl)
    .option(...flags.assistantKey)
    .option(...flags.embed)
    .option(...flags.searchService)
    .option(...flags.lenient)
    .option(...flags.rule)
    .addOption(flags.endpointOrder)
    .option(...flags.endpointsBesideProse)
    .option(...flags.noEndpointsBesideProse)
    .option(...flags.openapiCode)
    .option(...flags.untrusted)
    .action(async (dir, settings) => (await import('../dev.ts')).dev(dir, settings));
}
