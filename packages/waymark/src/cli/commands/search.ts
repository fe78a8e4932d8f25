import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark search` and its options. */
export function addSearch(program: Command): void {
  const search = program
    .command('search')
    .description('Find sections of the docs as the assistant does.')
    .argument(...flags.folderThen('what to search for'))
    .option(...flags.json)
    .option('--limit <number>', 'how many sections', '5')
    .option('--stdin', 'read one query a line, print one JSON object a line')
    .option('--language <code>', 'only pages in this language')
    .option('--version <name>', 'only pages of this version')
    .option(...flags.endpointsBesideProse)
    .option(...flags.untrusted)
    .action(async (words, settings) => (await import('../search.ts')).search(words, settings));
  search
    .command('push')
    .description('Put the sections of the docs in the place of what a search service holds.')
    .argument(...flags.folder)
    .option(...flags.searchService)
    .option('--built <folder>', 'take them from a site that was built, by Astro too')
    .option('--site <url>', 'address of the published site; that of the build by default')
    .option('--dry-run', 'print the records, a JSON object a line, and send nothing')
    .option(...flags.endpointsBesideProse)
    .option(...flags.untrusted)
    // Words that are searched for may begin with this one.
    .allowExcessArguments()
    .action(async (_dir, settings, { args }) =>
      (await import('../search-push.ts')).searchPush(args, settings),
    );
}
