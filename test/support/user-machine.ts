import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { oldestNode } from './packed-packages.ts';
import { type Finished, run, userEnvironment } from './run-command.ts';
import { tempFolder } from './temp-folder.ts';

/** How people say the same to each package manager. */
const words = {
  npm: { add: ['npm', 'install'], exec: ['npx', '--no-install'], create: ['npm', 'create'] },
  pnpm: { add: ['pnpm', 'add'], exec: ['pnpm', 'exec'], create: ['pnpm', 'create'] },
} as const;

export type Manager = keyof typeof words;

/** A machine where Waymark is released, with one package manager and one version of Node. */
export interface UserMachine {
  readonly manager: Manager;
  /** Path of Node. */
  readonly node: string;
  /** Runs a program to its end. @throws where it fails */
  run(command: readonly string[], folder: string): Promise<Finished>;
  /** Installs packages into the project of a folder. */
  add(packages: readonly string[], folder: string): Promise<Finished>;
  /** Runs a command of an installed package. */
  exec(command: readonly string[], folder: string): Promise<Finished>;
  /** Has a starter make a folder. */
  create(starter: string, args: readonly string[], folder: string): Promise<Finished>;
}

/** What machines share: further versions of Node, pnpm, and a cache of npm without the commands that `npx` keeps. */
export interface Tools {
  readonly folder: string;
  readonly cache: string;
}

const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node-${platform}-${process.arch}`;

/** Versions of Node besides that of the tests: the oldest that the packages run on, and a later one. */
const otherNodes = { lowest: oldestNode(), newest: '26' } as const;

export type NodeName = 'current' | keyof typeof otherNodes;

/** Installs what machines of users need besides what is here. */
export async function installTools(): Promise<Tools> {
  const folder = tempFolder({ 'package.json': '{ "private": true }\n' });
  const nodes = Object.entries(otherNodes).map(
    ([name, version]) => `${name}@npm:${nodePackage}@${version}`,
  );
  const packages = ['pnpm@10', ...nodes];
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages];
  await succeed(['npm', ...args], folder);
  const { stdout } = await succeed(['npm', 'config', 'get', 'cache'], folder);
  const kept = path.join(stdout.trim(), '_cacache');
  mkdirSync(kept, { recursive: true });
  const cache = tempFolder();
  // A starter of the same version that an earlier run has left must not run in the place of this one.
  symlinkSync(kept, path.join(cache, '_cacache'), 'junction');
  return { folder, cache };
}

/** @param registry address of a registry that has Waymark */
export function userMachine(
  manager: Manager,
  node: NodeName,
  registry: string,
  { cache, folder: tools }: Tools,
): UserMachine {
  const modules = path.join(tools, 'node_modules');
  const installed = path.join(modules, node, platform === 'win' ? 'bin/node.exe' : 'bin/node');
  const command = node === 'current' ? process.execPath : installed;
  const programs = [path.dirname(command), path.join(modules, '.bin'), process.env['PATH']];
  const env = {
    ...userEnvironment(),
    PATH: programs.join(path.delimiter),
    npm_config_registry: registry,
    npm_config_cache: cache,
    // It asks before it runs a starter.
    npm_config_yes: 'true',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  const runs = (program: readonly string[], folder: string) => succeed(program, folder, env);
  const { add, create, exec } = words[manager];
  return {
    manager,
    node: command,
    run: runs,
    add: (packages, folder) => runs([...add, ...packages], folder),
    exec: (program, folder) => runs([...exec, ...program], folder),
    // npm takes options for its own unless they stand after `--`.
    create: (starter, args, folder) =>
      runs([...create, starter, ...(manager === 'npm' ? ['--'] : []), ...args], folder),
  };
}

async function succeed(
  [program = '', ...args]: readonly string[],
  folder: string,
  env?: NodeJS.ProcessEnv,
): Promise<Finished> {
  const finished = await run(program, args, folder, env);
  if (finished.exitCode !== 0) {
    throw new Error(`\`${[program, ...args].join(' ')}\` failed:\n${finished.output}`);
  }
  return finished;
}
