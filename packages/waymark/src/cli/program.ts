import { hostNames } from '@waymark/content/text';
import { Command, Option } from 'commander';
import { endpointOrders } from '../options.ts';
import { CommandFailure } from '../project/command-failure.ts';
import { moveReportFile } from '../project/output/move-report-file.ts';
import { systemErrorText } from '../project/system-error.ts';
import { machineForms } from './check/machine-forms.ts';
import { tuneForBuild } from './tune-process.ts';
import { packageVersion } from './version.ts';

/**
 * The commands with their options. Commands are loaded when they are called: Astro takes a while to
 * load, and a server of a built site has no use for it.
 */
export function createProgram(version: string): Command {
  const program = new Command('waymark')
    // `--version` after a command is an option of that command.
    .enablePositionalOptions()
    .description('Builds documentation sites from MDX pages and a docs.json.')
    .version(version)
    .showHelpAfterError('Run `waymark --help` for the commands and their options.')
    .addHelpText(
      'after',
      `
Most commands take the folder that holds docs.json; the default is the current one.

Examples:
  $ waymark init my-docs            start a new docs folder
  $ waymark dev my-docs             preview it, with reload
  $ waymark check my-docs           list everything that is wrong with it
  $ waymark build my-docs --out site
  $ waymark prove old-site site     what a site had before it moved, and lacks now
  $ waymark build . --lenient       a repository written for another renderer`,
    );

  const folder = ['[dir]', 'folder that holds docs.json', '.'] as const;
  const folderThen = (words: string) =>
    ['[words...]', `${folder[1]}, unless it is the current one, then ${words}`] as const;
  const json = ['--json', 'print one JSON object instead of text'] as const;
  const model = ['--model <module>', 'module that exports a model of the AI SDK'] as const;
  const assistantSettings = [
    '--settings <module>',
    'module that exports settings of the assistant',
  ] as const;
  const listenHost = ['--host [address]', 'listen on the network too'] as const;
  const lenient = [
    '--lenient',
    'treat what real repositories break as warnings, and render everything',
  ] as const;
  const rule = [
    '--rule <code=level>',
    'set one code to "error", "warning" or "off"; again for more',
    collect,
  ] as const;
  const addresses = [
    '--addresses <file>',
    'fail where an address of this file leads nowhere now',
  ] as const;
  const strict = ['--strict', 'end with 1 on warnings too'] as const;
  const maxWarnings = ['--max-warnings <number>', 'end with 1 on more warnings than this'] as const;
  const order = new Option(
    '--endpoint-order <order>',
    "groups of endpoint pages as the description's paths meet them, or as its tags list them",
  )
    .choices(endpointOrders)
    .default(endpointOrders[0]);
  const openapiCode = [
    '--openapi-code',
    'let MDX in API descriptions (x-mint.content) run code, as that of pages does',
  ] as const;
  const untrusted = [
    '--untrusted',
    'the folder takes changes from strangers: nothing of it may run, at build time or in a browser',
  ] as const;
  const relatedPages = [
    '--related-pages',
    'end pages that name no related pages with those that are like them',
  ] as const;
  const githubStars = [
    '--github-stars',
    'ask GitHub how many stars repositories have, once a day, and show it',
  ] as const;
  const out = ['--out <folder>', 'folder for the site', 'dist'] as const;
  const assistantUrl = [
    '--assistant-url <url>',
    'address of an assistant elsewhere, which pages then offer',
  ] as const;
  const assistantKey = ['--assistant-key <key>', 'publishable key for it'] as const;
  const embed = ['--embed', 'write a script with which other sites show the assistant'] as const;
  const searchService = [
    '--search-service <file>',
    'JSON file that names Algolia or Typesense, which then search the site',
  ] as const;

  program
    .command('dev')
    .description(
      'Preview the site; it follows every change, and tells mistakes of pages that are opened or saved.',
    )
    .argument(...folder)
    .option('--port <number>', 'port to listen on', '4321')
    .option(...listenHost)
    .option(...relatedPages)
    .option(...githubStars)
    .option(...assistantUrl)
    .option(...assistantKey)
    .option(...embed)
    .option(...searchService)
    .option(...lenient)
    .option(...rule)
    .addOption(order)
    .option(...openapiCode)
    .option(...untrusted)
    .action(async (dir, settings) => (await import('./dev.ts')).dev(dir, settings));

  program
    .command('build')
    .description('Build a static site, or one with its server.')
    .argument(...folder)
    .option(...out)
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
    .option(...relatedPages)
    .option(...githubStars)
    .option('--print-page', 'write a page that holds the whole site, for printing: /print')
    .option('--pdf', 'write a PDF of it and of each page, which the page menu then offers')
    .option('--browser <path>', 'with --pdf: the Chromium or Chrome that prints')
    .option(...assistantUrl)
    .option(...assistantKey)
    .option(...embed)
    .option(...searchService)
    .option(...addresses)
    .option(...lenient)
    .option(...rule)
    .addOption(order)
    .option(...openapiCode)
    .option(...untrusted)
    .option(...strict)
    .option(...maxWarnings)
    .action(async (dir, settings) => {
      tuneForBuild();
      await (await import('./build.ts')).build(dir, settings);
    });

  program
    .command('preview')
    .description('Serve what was built, without answers.')
    .argument(...folder)
    .option(...out)
    .option('--base <path>', 'path that the site is served under, for which it was built')
    .option('--port <number>', 'port to listen on; 4321, or one of the 19 after it')
    .option(...listenHost)
    .action(async (dir, settings) => (await import('./preview.ts')).preview(dir, settings));

  program
    .command('check')
    .description('Validate configuration and pages without building.')
    .argument(...folder)
    .option(...json)
    .addOption(
      new Option('--format <form>', 'what to print').choices(['text', 'json', ...machineForms]),
    )
    .option('--all', 'list everything: by default ten of each kind, and how many more there are')
    .option('--a11y', 'look at the order of headings and texts of links too')
    .option('--external', 'ask other sites whether what pages link to is still there')
    .option('--external-ignore <expression...>', 'addresses that are not asked for')
    .option('--external-timeout <seconds>', 'for one answer', '10')
    .option('--fix', 'correct links whose redirect is known')
    .option(...addresses)
    .option('--write-addresses', 'add new addresses to the file of --addresses')
    .option('--baseline <file>', 'leave out what this file knows')
    .option('--write-baseline', 'write what is wrong now to the file of --baseline')
    .option('--base <path>', 'path that the site is served under, with which links may begin', '/')
    .option('--server', 'the site is built with its server, which answers at /mcp')
    .option('--print-page', 'the site is built with the page for printing, at /print')
    .option('--pdf', 'it is built with a PDF of that and of each page')
    .option('--parity', 'build it too, and compare each page with its Markdown word by word')
    .option(...lenient)
    .option(...rule)
    .addOption(order)
    .option(...openapiCode)
    .option(...untrusted)
    .option(...strict)
    .option(...maxWarnings)
    .action(async (dir, settings) => (await import('./check.ts')).check(dir, settings));

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
    .option(...json)
    .option('--missing <percent>', 'share of its words that a page may lack', '2')
    .option('--base <path>', 'path that the new site is served under', '/')
    .option('--old-base <path>', 'path that the folder of saved pages was served under', '/')
    .option('--baseline <file>', 'leave out what this file knows')
    .option('--write-baseline', 'accept all that differs now: write it to the file of --baseline')
    .option(...rule)
    .option(...strict)
    .option(...maxWarnings)
    .action(async (old, dist, settings) => (await import('./prove.ts')).prove(old, dist, settings));

  program
    .command('nav')
    .description('Print the navigation and the routes.')
    .argument(...folder)
    .option('--json', 'print the whole tree as JSON')
    .option(...lenient)
    .option(...rule)
    .addOption(order)
    .option(...untrusted)
    .action(async (dir, settings) => (await import('./nav.ts')).nav(dir, settings));

  const search = program
    .command('search')
    .description('Find sections of the docs as the assistant does.')
    .argument(...folderThen('what to search for'))
    .option(...json)
    .option('--limit <number>', 'how many sections', '5')
    .option('--stdin', 'read one query a line, print one JSON object a line')
    .option('--language <code>', 'only pages in this language')
    .option('--version <name>', 'only pages of this version')
    .option(...untrusted)
    .action(async (words, settings) => (await import('./search.ts')).search(words, settings));
  search
    .command('push')
    .description('Put the sections of the docs in the place of what a search service holds.')
    .argument(...folder)
    .option(...searchService)
    .option('--built <folder>', 'take them from a site that was built, by Astro too')
    .option('--site <url>', 'address of the published site; that of the build by default')
    .option('--dry-run', 'print the records, a JSON object a line, and send nothing')
    .option(...untrusted)
    // Words that are searched for may begin with this one.
    .allowExcessArguments()
    .action(async (_dir, settings, { args }) =>
      (await import('./search-push.ts')).searchPush(args, settings),
    );

  program
    .command('mcp')
    .description('Serve the docs to agents: an MCP server on standard input and output.')
    .argument(...folder)
    .option('--site <url>', 'address of the published site, for the addresses of results')
    .option(...untrusted)
    .action(async (dir, settings) => (await import('./mcp.ts')).mcp(dir, settings));

  program
    .command('ask')
    .description('Answer a question in the terminal.')
    .argument(...folderThen('the question'))
    .option(...model)
    .option(...assistantSettings)
    .option(...untrusted)
    .action(async (words, settings) => (await import('./ask.ts')).ask(words, settings));

  program
    .command('eval')
    .description(
      'Ask the questions of questions.json: how many find their page and, of a model, how many answers cite it.',
    )
    .argument(...folder)
    .option(...model)
    .option(...assistantSettings)
    .option('--retrieval', 'only how many find their page, even with a model')
    .option(...json)
    .option(...untrusted)
    .action(async (dir, settings) => (await import('./evaluate.ts')).evaluate(dir, settings));

  program
    .command('serve')
    .description('Serve the built site, its Markdown, the assistant and MCP.')
    .addHelpText(
      'after',
      `
Several sites, of which the pages of the first are served and all are answered about:
  $ waymark serve --site dist --domain docs --site ../blog/dist --domain blog`,
    )
    .argument(...folder)
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
    .option(...model)
    .option(...assistantSettings)
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
    .option(...listenHost)
    .action(async (dir, settings) => (await import('./serve.ts')).serve(dir, settings));

  program
    .command('report')
    .description('List what readers think of pages, as `waymark serve` has kept it.')
    .argument(...folder)
    .option('--domain <id>', 'name of the site, as its server has it', 'docs')
    .option('--since <date>', 'only what was said on this day or later')
    .option(...json)
    .action(async (dir, settings) => (await import('./page-report.ts')).pageReport(dir, settings));

  const keys = program.command('keys').description('Keys that open the assistant.');
  const domain = [
    '--domain <id>',
    'identifier of the site in the path of the assistant; all of the organization without',
  ] as const;
  const organization = ['--organization <id>', 'whose key it is; the domain by default'] as const;
  keys
    .command('create')
    .description('Make a key, and print it this once.')
    .argument(...folder)
    .option(...domain)
    .option(...organization)
    .option('--publishable', 'a key that may stand in a web page')
    .option('--origin <origin...>', 'origins that may use the key')
    .option('--expires <date>', 'when the key stops working')
    .option(...json)
    .action(async (dir, settings) => (await import('./keys.ts')).createAssistantKey(dir, settings));
  keys
    .command('list')
    .description('Show the keys without their secrets.')
    .argument(...folder)
    .option(...domain)
    .option(...organization)
    .option(...json)
    .action(async (dir, settings) => (await import('./keys.ts')).listAssistantKeys(dir, settings));
  keys
    .command('revoke')
    .description('End a key.')
    .argument(...folderThen('the key as the list names it'))
    .option(...json)
    .action(async (words, settings) =>
      (await import('./keys.ts')).revokeAssistantKey(words, settings),
    );

  program
    .command('init')
    .description('Start a docs folder, here or in an Astro project.')
    .argument('[dir]', 'folder to create', '.')
    .option('--gitignore', 'only have Git leave out what is installed and built')
    .action(async (dir, settings) => (await import('./init.ts')).init(dir, settings));

  program
    .command('upgrade')
    .description('Write docs.json from mint.json.')
    .argument(...folder)
    .option('--force', 'replace a docs.json that exists')
    .action(async (dir, settings) => (await import('./upgrade.ts')).upgrade(dir, settings));

  helpAfterErrors(program);
  return program;
}

/** Has each command name its own help where it does not understand what it is given. */
function helpAfterErrors(parent: Command, above = parent.name()): void {
  for (const command of parent.commands) {
    const name = `${above} ${command.name()}`;
    const reading = readsLeniently.has(command.name())
      ? `It passes over mistakes in the docs by itself, as others do with --lenient. `
      : '';
    command.showHelpAfterError(`${reading}Run \`${name} --help\` for its options.`);
    helpAfterErrors(command, name);
  }
}

/** Commands that answer from docs: a mistake in one page keeps no other from being found. */
const readsLeniently: ReadonlySet<string> = new Set(['ask', 'eval', 'mcp', 'search']);

/** Runs the command of the arguments; sets the exit code. */
export async function run(): Promise<void> {
  try {
    await createProgram(packageVersion()).parseAsync();
  } catch (error) {
    // What a user can mend is said in a line; anything else is a fault and shows its trace.
    const refused = systemErrorText(error) ?? missingAstro(error);
    if (refused !== undefined) console.error(refused);
    else if (!(error instanceof CommandFailure)) console.error(error);
    else if (error.message !== '') console.error(error.message);
    await exit(1);
  }
}

/** What to do where the peer dependency that renders is not installed. */
function missingAstro(error: unknown): string | undefined {
  const isMissing =
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_MODULE_NOT_FOUND' &&
    error.message.includes("package 'astro'");
  return isMissing
    ? 'Waymark renders with the package astro, which is not installed. `npm install astro` adds it.'
    : undefined;
}

/** Ends the process, whatever threads or servers of the command that failed are still there. */
async function exit(code: number): Promise<never> {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise<void>((resolve) => stream.write('', () => resolve()));
  }
  process.exit(code);
}

/** The values of an option that may be given more than once. */
function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
