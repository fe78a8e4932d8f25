import { type Command, Option } from 'commander';
import { machineForms } from '../check/machine-forms.ts';
import { addReadingFlags, flags } from './flags.ts';
import { addNeededOptions } from './needed-options.ts';

/** `waymark check` and its options. */
export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .description('Validate configuration and pages without building.')
    .argument(...flags.folder)
    .option(...flags.json)
    .addOption(
      new Option('--format <form>', 'what to print').choices(['text', 'json', ...machineForms]),
    )
    .option('--all', 'list everything: by default ten of each kind, and how many more there are')
    .option('--a11y', 'look at the order of headings and texts of links too')
    .option('--external', 'ask other sites whether what pages link to is still there')
    .option('--external-ignore <expression...>', 'addresses that are not asked for')
    .option('--external-timeout <seconds>', 'for one answer', '10')
    .option('--fix', 'correct links whose redirect is known')
    .option(...flags.addresses)
    .option('--write-addresses', 'add new addresses to the file of --addresses')
    .option('--baseline <file>', 'leave out what this file knows')
    .option('--write-baseline', 'write what is wrong now to the file of --baseline')
    .option('--base <path>', 'path that the site is served under, with which links may begin', '/')
    .option('--server', 'the site is built with its server, which answers at /mcp')
    .option('--print-page', 'the site is built with the page for printing, at /print')
    .option('--pdf', 'it is built with a PDF of that and of each page')
    .option('--parity', 'build it too, and compare each page with its Markdown word by word');
  addReadingFlags(command)
    .option(...flags.strict)
    .option(...flags.maxWarnings)
    .action(async (dir, settings) => (await import('../check.ts')).check(dir, settings));
  addNeededOptions(command, {
    '--external-ignore': '--external',
    '--external-timeout': '--external',
    '--write-addresses': '--addresses',
    '--write-baseline': '--baseline',
  });
}
