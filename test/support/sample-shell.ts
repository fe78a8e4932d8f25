import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { astroProject } from './astro-project.ts';
import { cli, type Finished, repository, run, runCli, userEnvironment } from './run-command.ts';
import { tempFolder, writeFiles } from './temp-folder.ts';

/** Where a test types what the documentation has its readers type. */
export interface SampleShell {
  readonly folder: string;
  /** Runs a command to its end. */
  run(command: string, variables?: Variables): Promise<Finished>;
  /** Runs a command that goes on until it is ended, asks it for a page, and gives the status of the answer. */
  visit(command: string): Promise<number>;
}

type Variables = Readonly<Record<string, string>>;

/** Whether a command goes on until it is ended. */
export function goesOn(command: string): boolean {
  return /^(?:[A-Z_]+=\S+ )*(?:npx waymark (?:dev|serve|preview)\b|npm start$|node )/.test(command);
}

const { execPath } = process;
const create = path.join(repository, 'packages/create-waymark/bin/create-waymark.mjs');
const astro = path.join(repository, 'node_modules/astro/bin/astro.mjs');

/** What is installed where readers type; programs that get things from elsewhere are not. */
const programs = {
  astro: `exec '${execPath}' '${astro}' "$@"`,
  node: `exec '${execPath}' "$@"`,
  npm: `case "$1 $2" in
  "start ") exec sh -c "$('${execPath}' -p 'require("./package.json").scripts.start') --port 0" ;;
  "create waymark") exec '${execPath}' '${create}' "$3" "$5" ;;
esac
exit 127`,
  npx: `[ "$1" = waymark ] && shift && exec '${execPath}' '${cli}' "$@"
exit 127`,
  waymark: `exec '${execPath}' '${cli}' "$@"`,
};

/** What settings of samples ask the environment for. */
const secrets: Variables = {
  STAFF_PASSWORD: 'a password of the staff',
  CLIENT_SECRET: 'a secret of the client',
  WAYMARK_SESSION_SECRET: 'a secret of sessions that is long enough',
};

/** A shell in a new folder, which has the packages of this repository installed. */
export function sampleShell(): SampleShell {
  const folder = astroProject({});
  const bin = tempFolder();
  for (const [name, text] of Object.entries(programs)) {
    writeFiles(bin, { [name]: `#!/bin/sh\n${text}\n` });
    chmodSync(path.join(bin, name), 0o755);
  }
  const env = {
    ...userEnvironment(),
    ...secrets,
    PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
  };
  return {
    folder,
    run(command, variables) {
      const here = inFolder(command, folder);
      const words = variables ? undefined : plainWords(here);
      if (words) return runCli(words, folder);
      // What reads its input, such as an MCP server, meets the end of it.
      return run('sh', ['-ec', `{ ${here}\n} < /dev/null`], folder, { ...env, ...variables });
    },
    visit(command) {
      const onAnyPort = /^npx/.test(command) ? `${command} --port 0` : command;
      return visit(inFolder(onAnyPort, folder).replace(/\bPORT=\d+/, 'PORT=0'), folder, env);
    },
  };
}

/** Whole paths lie in the folder, too, so that a sample touches nothing else. */
function inFolder(command: string, folder: string): string {
  return command.replace(/(?<=[\s=])(?:~(?=\/)|(?=\/(?:data|srv)\b))/g, folder);
}

/** The words of a command of Waymark that needs no shell; those run in a process that is there. */
function plainWords(command: string): readonly string[] | undefined {
  if (!/^npx waymark (?!mcp)/.test(command) || /[|><$;&'\\*]/.test(command)) return undefined;
  const words = command.matchAll(/"([^"]*)"|(\S+)/g);
  return [...words].slice(2).map(([, quoted, word]) => quoted ?? word ?? '');
}

async function visit(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  // A group of its own, which ends as a whole.
  const child = spawn('sh', ['-ec', command], { cwd, env, detached: true });
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
        const [found] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
        if (found) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`${command} ended:\n${output}`)));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const { status } = await fetch(await address);
    return status;
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}
