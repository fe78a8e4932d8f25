import { hostNames } from '@waymark/content/text';
import { type Command, Option } from 'commander';
import { tuneForBuild } from '../tune-process.ts';
import { addOfferFlags, addReadingFlags, flags } from './flags.ts';
import { addNeededOptions } from './needed-options.ts';

/** `waymark build` and its options. */
export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('Build a static site, or one with its server.')
    .argument(...flags.folder)
    .option(...flags.out)
    .option('--site <url>', 'address of the finished site, for canonical links')
    .option(
      '--base <path>',
      'path that the site is served under; "/", unless the host says another',
    )
    .addOption(
      new Option('--trailing-slash <when>', 'slash at the end of links, as in Astro')
        .choices(['always', 'never', 'ignore'])
        .default('ignore'),
    )
    .addOption(
      new Option(
        '--format <form>',
        'files of pages, as in Astro: guide/index.html, or guide.html, the default for a host that serves it',
      ).choices(['directory', 'file', 'preserve']),
    )
    .option('--auth <module>', 'module that says who may sign in: make sites for readers too')
    .option('--server', 'write a server too, that answers questions: server/entry.mjs')
    .option(
      '--domain <id>',
      'with --server: identifier of the site in the path of the assistant',
      'docs',
    )
    .option('--organization <id>', 'with --server: whose keys open it; the domain by default')
    .option('--model <module>', 'with --server: module that exports a model of the AI SDK')
    .option('--settings <module>', 'with --server: module that exports settings of the assistant')
    .option('--proxy', 'with --server: offer to send requests of the API playground through it')
    .option('--proxy-private <origin...>', 'with --server: servers that --proxy may reach besides')
    .option('--proxy-host <name...>', 'with --server: names of the site besides that of --site')
    .addOption(
      new Option(
        '--host <name>',
        'write its rules for redirects and Markdown; found out where it builds',
      ).choices([...hostNames, 'none']),
    )
    .option('--no-pictures', 'draw no pictures for links to pages')
    .option('--images', 'make smaller sizes of the pictures of pages, of which browsers choose one')
    .option('--no-csp', 'write no content security policy into pages')
    .option(...flags.relatedPages)
    .option(...flags.githubStars)
    .option('--print-page', 'write a page that holds the whole site, for printing: /print')
    .option('--pdf', 'write a PDF of it and of each page, which the page menu then offers')
    .option('--browser <path>', 'with --pdf: the Chromium or Chrome that prints');
  addOfferFlags(command).option(...flags.addresses);
  addReadingFlags(command)
    .option(...flags.strict)
    .option(...flags.maxWarnings)
    .action(async (dir, settings) => {
      tuneForBuild();
      await (await import('../build.ts')).build(dir, settings);
    });
  addNeededOptions(command, {
    '--domain': '--server',
    '--organization': '--server',
    '--model': '--server',
    '--settings': '--server',
    '--proxy': '--server',
    '--proxy-private': '--proxy',
    '--proxy-host': '--proxy',
    '--browser': '--pdf',
  });
}
