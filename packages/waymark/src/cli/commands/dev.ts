import type { Command } from 'commander';
import { addOfferFlags, addReadingFlags, flags } from './flags.ts';

/** `waymark dev` and its options. */
export function addDev(program: Command): void {
  const command = program
    .command('dev')
    .description(
      'Preview the site; it follows every change, and tells mistakes of pages that are opened or saved.',
    )
    .argument(...flags.folder)
    .option('--port <number>', 'port to listen on', '4321')
    .option(...flags.listenHost)
    .option(...flags.relatedPages)
    .option(...flags.githubStars);
  addReadingFlags(addOfferFlags(command)).action(async (dir, settings) =>
    (await import('../dev.ts')).dev(dir, settings),
  );
}
