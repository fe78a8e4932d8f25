import type { Command } from 'commander';
import { collect, flags } from './flags.ts';
import { addNeededOptions } from './needed-options.ts';

/** `waymark serve` and its options. */
export function addServe(program: Command): void {
  const command = program
    .command('serve')
    .description('Serve the built site, its Markdown, the assistant and MCP.')
    .addHelpText(
      'after',
      `
Several sites, of which the pages of the first are served and all are answered about:
  $ waymark serve --site dist --domain docs --site ../blog/dist --domain blog`,
    )
    .argument(...flags.folder)
    .option(
      '--site <folder>',
      'folder of the built site (default: "dist"); again for more',
      collect,
    )
    .option(
      '--domain <id>',
      'name of the site in the path of the assistant (default: "docs")',
      collect,
    )
    .option('--organization <id>', 'whose keys open it; the domain by default', collect)
    .option('--base <path>', 'path that the site is served under, for which it was built')
    .option(...flags.model)
    .option(...flags.assistantSettings)
    .option('--auth <module>', 'module that says who may sign in; build with it too')
    .option(
      '--events <file>',
      'write questions, answers and feedback to it, a JSON object on a line',
    )
    .option('--trusted-proxies <number>', 'proxies between readers and this server', '0')
    .option('--proxy', 'let readers send requests to the documented APIs through this server')
    .option(
      '--proxy-private <origin...>',
      'with --proxy: servers of the APIs that are not public or have no TLS',
    )
    .option(
      '--proxy-host <name...>',
      'with --proxy: names that readers reach the site under, besides that of its build',
    )
    .option('--port <number>', 'port to listen on', '4321')
    .option(...flags.listenHost)
    .action(async (dir, settings) => (await import('../serve.ts')).serve(dir, settings));
  addNeededOptions(command, { '--proxy-private': '--proxy', '--proxy-host': '--proxy' });
}
