#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import util from 'node:util';

const { engines, version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The oldest Astro that the package of this version works with. */
const neededAstro = '7.3.4';

const help = `Usage: npm create waymark [folder] [-- options]

Starts a documentation site in a folder: from nothing, from a docs.json that is
there, or inside an Astro project. No file of yours is overwritten; package.json
gets what is installed.

Options:
  --yes         ask nothing: the folder is the one that is named, else the current
                one if it has a docs.json or an Astro project, else "docs"
  --no-install  write package.json, and say what to run in place of running it
  --help, --version`;

/** A mistake of the user's, told in a line. */
class Refusal extends Error {}

try {
  await main();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  // Before anything that an old one does not know, and before anything is installed.
  const needed = engines.node.replace('>=', '');
  if (isOlder(process.versions.node, needed)) {
    const sentence = `Waymark needs Node ${needed} or later; this is Node ${process.versions.node}.`;
    throw new Refusal(`${sentence} Install a newer one from https://nodejs.org.`);
  }
  const options = {
    help: { type: 'boolean' },
    install: { type: 'boolean', default: true },
    version: { type: 'boolean' },
    yes: { type: 'boolean' },
  };
  const settings = { options, allowPositionals: true, allowNegative: true };
  const { positionals, values } = parsed(settings);
  if (values.help) return console.log(help);
  if (values.version) return console.log(version);
  if (positionals.length > 1) throw new Refusal(`Name one folder.\n\n${help}`);

  const folder = path.resolve(positionals[0] ?? (await askFolder(values.yes)));
  const file = fileIn(folder);
  if (file !== undefined) throw new Refusal(`${file} is a file; name a folder.`);
  const isAstro = isAstroProject(folder);
  const astro = isAstro ? astroIn(folder) : undefined;
  if (astro !== undefined && isOlder(astro, neededAstro)) {
    const sentence = `Waymark needs Astro ${neededAstro} or later; this project has ${astro}.`;
    throw new Refusal(`${sentence} \`npx @astrojs/upgrade\` brings it up to date.`);
  }
  const hasDocs = isAstro ? projectHasDocs(folder) : holdsDocs(folder);

  mkdirSync(folder, { recursive: true });
  const shown = path.relative(process.cwd(), folder) || '.';
  if (installedIn(folder) === undefined) {
    if (!isAstro) writePackage(folder);
    const packages = [`waymark@${version}`, ...(isAstro ? [] : ['astro@7'])];
    const [manager, ...rest] = [...installing(), ...packages];
    const steps = [`${manager} ${rest.join(' ')}`, ...first(hasDocs)];
    if (!values.install) return tell(shown, steps);
    if (!installs(manager, rest, folder)) {
      tell(shown, steps);
      throw new Refusal(`\n\`${steps[0]}\` did not succeed; ${wayOn(folder)}`);
    }
  }
  // What is there is never replaced: this starts docs only where there are none.
  const init = ['init', ...(hasDocs ? ['--gitignore'] : [])];
  if (!runs(installedIn(folder), init, folder)) {
    throw new Refusal(`\`npx waymark ${init.join(' ')}\` did not succeed.`);
  }
  if (!isAstro) tell(shown, ['npx waymark check', 'npx waymark dev']);
}

/** What the command is given; Node's own advice on an option that there is not is for other programs. */
function parsed(settings) {
  try {
    return util.parseArgs(settings);
  } catch (error) {
    if (!error?.code?.startsWith?.('ERR_PARSE_ARGS')) throw error;
    const [sentence] = error.message.split(/\.?(?: To specify|$)/);
    throw new Refusal(`${sentence}.\n\n${help}`);
  }
}

/** The file that stands where a folder, or one that it lies in, would be. */
function fileIn(folder) {
  if (existsSync(folder)) return statSync(folder).isDirectory() ? undefined : folder;
  const around = path.dirname(folder);
  return around === folder ? undefined : fileIn(around);
}

/** Whether a version is older than another one. */
function isOlder(version, needed) {
  const numbers = (text) => text.split('.').map((part) => Number.parseInt(part, 10));
  const own = numbers(version);
  const [index, least] =
    [...numbers(needed).entries()].find(([at, part]) => own[at] !== part) ?? [];
  return index !== undefined && own[index] < least;
}

/** Version of Astro that is installed in a folder or around it. */
function astroIn(folder) {
  const file = path.join(folder, 'node_modules/astro/package.json');
  if (existsSync(file)) return versionIn(file);
  const around = path.dirname(folder);
  return around === folder ? undefined : astroIn(around);
}

/** The version that a package.json names; one that cannot be read names none. */
function versionIn(file) {
  try {
    const { version } = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

function isAstroProject(folder) {
  return astroConfigOf(folder) !== undefined;
}

function astroConfigOf(folder) {
  const files = ['mjs', 'js', 'ts', 'mts'].map((ending) =>
    path.join(folder, `astro.config.${ending}`),
  );
  return files.find((file) => existsSync(file));
}

/** Whether an Astro project has docs: where `init` writes them, beside its configuration, or in a folder that this names. */
function projectHasDocs(folder) {
  const text = readFileSync(astroConfigOf(folder), 'utf8');
  const named = [...text.matchAll(/(['"`])([^'"`\n]+)\1/g)].map(([, , name]) => name);
  return ['docs', '.', ...named].some((name) => holdsDocs(path.resolve(folder, name)));
}

function holdsDocs(folder) {
  return ['docs.json', 'mint.json'].some((name) => existsSync(path.join(folder, name)));
}

/** The package manager that runs this, and how it adds packages. */
function installing() {
  const [name] = (process.env.npm_config_user_agent ?? '').split('/');
  return ['pnpm', 'yarn', 'bun'].includes(name) ? [name, 'add'] : ['npm', 'install'];
}

async function askFolder(isSilent) {
  const usual = isAstroProject('.') || holdsDocs('.') ? '.' : 'docs';
  if (isSilent || !process.stdin.isTTY) return usual;
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`In which folder? (${usual}) `);
  terminal.close();
  return answer.trim() || usual;
}

/** Folder of the Waymark that is installed in a folder or around it. */
function installedIn(folder) {
  const installed = path.join(folder, 'node_modules/waymark');
  if (existsSync(path.join(installed, 'package.json'))) return installed;
  const around = path.dirname(folder);
  return around === folder ? undefined : installedIn(around);
}

/** The package that builds the site; one that is there stays as it is. */
function writePackage(folder) {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) return;
  const scripts = { dev: 'waymark dev', check: 'waymark check', build: 'waymark build' };
  const text = JSON.stringify({ private: true, type: 'module', scripts }, null, 2);
  writeFileSync(file, `${text}\n`, { flag: 'wx' });
}

function installs(manager, args, cwd) {
  // Package managers are scripts there, which only a shell runs; no argument is a user's.
  return succeeds(manager, args, { cwd, shell: process.platform === 'win32' });
}

/** What helps after packages could not be installed: their registry may lack this version. */
function wayOn(cwd) {
  const ask = (...args) => {
    const options = { cwd, encoding: 'utf8', shell: process.platform === 'win32', timeout: 20_000 };
    return spawnSync('npm', args, options);
  };
  const { stderr } = ask('view', `waymark@${version}`, 'version');
  if (!/\bE404\b/.test(stderr ?? '')) return 'go on from there.';
  const registry = ask('config', 'get', 'registry').stdout?.trim();
  return [
    'go on from there once npm can find it.',
    `The registry ${registry} has no waymark@${version}. Where another one has it, a file .npmrc names that one,`,
    'such as `registry=https://npm.example.com/`. From packages in a folder it is',
    '`npm install path/to/tarballs/*.tgz astro@7`.',
  ].join('\n');
}

/** Whether the installed Waymark succeeds, which needs no package manager: not each one has `npx`. */
function runs(installed, args, cwd) {
  if (installed === undefined) return false;
  const command = path.join(installed, 'bin/waymark.mjs');
  return succeeds(process.execPath, [command, ...args], { cwd });
}

function succeeds(command, args, options) {
  const { error, status } = spawnSync(command, args, { ...options, stdio: 'inherit' });
  if (error && error.code !== 'ENOENT') throw error;
  return status === 0;
}

function first(hasDocs) {
  return hasDocs ? ['npx waymark init --gitignore', 'npx waymark check'] : ['npx waymark init'];
}

function tell(folder, commands) {
  const steps =
    folder === '.' ? commands : [`cd ${/\s/.test(folder) ? `"${folder}"` : folder}`, ...commands];
  console.log(`\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`);
}
