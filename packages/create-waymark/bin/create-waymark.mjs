#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const help = `Usage: npm create waymark [folder] [-- options]

Starts a documentation site in a folder: from nothing, from a docs.json that is
there, or inside an Astro project. No file is ever overwritten.

Options:
  --yes         ask nothing: the folder is the one that is named, else "docs"
  --no-install  write package.json, and say what to run in place of running it
  --help, --version`;

/** A mistake of the user's, told in a line. */
class Refusal extends Error {}

try {
  await main();
} catch (error) {
  const isTold = error instanceof Refusal || error?.code?.startsWith?.('ERR_PARSE_ARGS');
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  const options = {
    help: { type: 'boolean' },
    install: { type: 'boolean', default: true },
    version: { type: 'boolean' },
    yes: { type: 'boolean' },
  };
  const settings = { options, allowPositionals: true, allowNegative: true };
  const { positionals, values } = parseArgs(settings);
  if (values.help) return console.log(help);
  if (values.version) return console.log(version);
  if (positionals.length > 1) throw new Refusal(`Name one folder.\n\n${help}`);

  const folder = path.resolve(positionals[0] ?? (await askFolder(values.yes)));
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new Refusal(`${folder} is a file; name a folder.`);
  }
  const isAstro = ['mjs', 'ts', 'js', 'mts'].some((ending) =>
    existsSync(path.join(folder, `astro.config.${ending}`)),
  );
  const docs = isAstro ? path.join(folder, 'docs') : folder;
  const hasDocs = ['docs.json', 'mint.json'].some((name) => existsSync(path.join(docs, name)));

  mkdirSync(folder, { recursive: true });
  const shown = path.relative(process.cwd(), folder) || '.';
  if (!isAstro && !isInstalled(folder)) writePackage(folder);
  if (!isInstalled(folder)) {
    const packages = [`waymark@${version}`, ...(isAstro ? [] : ['astro@7'])];
    if (!values.install)
      return tell(shown, [`npm install ${packages.join(' ')}`, ...first(hasDocs)]);
    run('npm', ['install', ...packages], folder);
  }
  // What is there is never replaced: this starts docs only where there are none.
  if (!hasDocs) run('npx', ['--no-install', 'waymark', 'init'], folder);
  if (!isAstro) tell(shown, ['npx waymark check', 'npx waymark dev']);
}

async function askFolder(isSilent) {
  if (isSilent || !process.stdin.isTTY) return 'docs';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('In which folder? (docs) ');
  terminal.close();
  return answer.trim() || 'docs';
}

/** Whether Waymark is installed in a folder or around it. */
function isInstalled(folder) {
  if (existsSync(path.join(folder, 'node_modules/waymark/package.json'))) return true;
  const around = path.dirname(folder);
  return around !== folder && isInstalled(around);
}

/** The package that builds the site; one that is there stays as it is. */
function writePackage(folder) {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) return;
  const scripts = { dev: 'waymark dev', check: 'waymark check', build: 'waymark build' };
  const text = JSON.stringify({ private: true, type: 'module', scripts }, null, 2);
  writeFileSync(file, `${text}\n`, { flag: 'wx' });
}

function run(command, args, cwd) {
  const { error, status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    // Commands of npm are scripts there, which only a shell runs; no argument is a user's.
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Refusal(`\`${command} ${args.join(' ')}\` did not succeed.`);
}

function first(hasDocs) {
  return hasDocs ? ['npx waymark check'] : ['npx waymark init'];
}

function tell(folder, commands) {
  const steps = folder === '.' ? commands : [`cd ${folder}`, ...commands];
  console.log(`\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`);
}
