import { Command } from 'commander';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { systemErrorText } from '../project/findings/system-error.ts';
import { addAsk } from './commands/ask.ts';
import { addBuild } from './commands/build.ts';
import { addCheck } from './commands/check.ts';
import { addDev } from './commands/dev.ts';
import { addEval } from './commands/eval.ts';
import { addInit } from './commands/init.ts';
import { addKeys } from './commands/keys.ts';
import { addMcp } from './commands/mcp.ts';
import { addNav } from './commands/nav.ts';
import { addPreview } from './commands/preview.ts';
import { addProve } from './commands/prove.ts';
import { addReport } from './commands/report.ts';
import { addSearch } from './commands/search.ts';
import { addServe } from './commands/serve.ts';
import { addUpgrade } from './commands/upgrade.ts';
import { packageVersion } from './version.ts';

/** In the order in which help lists them. */
const commands = [
  addDev,
  addBuild,
  addPreview,
  addCheck,
  addProve,
  addNav,
  addSearch,
  addMcp,
  addAsk,
  addEval,
  addServe,
  addReport,
  addKeys,
  addInit,
  addUpgrade,
];

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

  for (const add of commands) add(program);
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
