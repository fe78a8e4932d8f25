import type { Command } from 'commander';
import { moveReportFile } from '../../project/output/move-report-file.ts';
import { flags } from './flags.ts';

/** `waymark prove` and its options. */
export function addProve(program: Command): void {
  program
    .command('prove')
    .description(
      'Compare an old site with what was built: addresses, anchors, words, titles, meta.',
    )
    .addHelpText(
      'after',
      `
Nothing is fetched. The report shows what is missing, the worst first; the command ends with 1 when an
old address is gone or a page lacks more of its words than --missing allows.

  $ wget --mirror --adjust-extension https://docs.example.com
  $ waymark prove docs.example.com dist
  $ waymark prove sitemap.xml dist      the addresses only`,
    )
    .argument('<old>', 'folder of saved pages, sitemap, or file with an address a line')
    .argument('[dist]', 'folder of the built site', 'dist')
    .option('--report <file>', 'HTML file to write', moveReportFile)
    .option(...flags.json)
    .option('--missing <percent>', 'share of its words that a page may lack', '2')
    .option('--base <path>', 'path that the new site is served under', '/')
    .option('--old-base <path>', 'path that the folder of saved pages was served under', '/')
    .option('--baseline <file>', 'leave out what this file knows')
    .option('--write-baseline', 'accept all that differs now: write it to the file of --baseline')
    .option(...flags.rule)
    .option(...flags.strict)
    .option(...flags.maxWarnings)
    .action(async (old, dist, settings) =>
      (await import('../prove.ts')).prove(old, dist, settings),
    );
}
