import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_CONTENT } from './expect-request.ts';
import { CANARY } from './hostile.ts';

/** How code of a language is run: the file it is written to, and the command. */
export interface Runner {
  readonly fileName: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Exits with 0 where the tool is there. */
  readonly probe: readonly string[];
  readonly prelude?: string;
}

/** Stands in for the file inputs of a page. */
const FILE_INPUT = `
import { readFileSync } from 'node:fs';
const blob = new Blob([readFileSync('example.png')], { type: 'image/png' });
globalThis.document = { querySelector: () => ({ files: [blob, blob, blob] }) };
`;

export const RUNNERS = {
  bash: { fileName: 'sample.sh', command: 'bash', args: ['sample.sh'], probe: ['curl', '-V'] },
  sh: { fileName: 'sample.sh', command: 'sh', args: ['sample.sh'], probe: ['curl', '-V'] },
  python: {
    fileName: 'sample.py',
    command: 'python3',
    args: ['sample.py'],
    probe: ['python3', '-c', 'import requests'],
  },
  javascript: {
    fileName: 'sample.mjs',
    command: process.execPath,
    args: ['sample.mjs'],
    probe: [process.execPath, '--version'],
    prelude: FILE_INPUT,
  },
  node: {
    fileName: 'sample.mjs',
    command: process.execPath,
    args: ['sample.mjs'],
    probe: [process.execPath, '--version'],
  },
  php: {
    fileName: 'sample.php',
    command: 'php',
    args: ['sample.php'],
    probe: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
  },
  ruby: {
    fileName: 'sample.rb',
    command: 'ruby',
    args: ['-Ku', 'sample.rb'],
    probe: ['ruby', '-e', "require 'net/http'"],
  },
  go: { fileName: 'main.go', command: 'go', args: ['run', 'main.go'], probe: ['go', 'version'] },
  java: {
    fileName: 'Main.java',
    command: 'java',
    // A program that ends at once is done sooner where nothing is prepared for a long run.
    args: ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Dfile.encoding=UTF-8', 'Main.java'],
    probe: ['java', '--version'],
  },
  rust: {
    fileName: 'sample.rs',
    command: 'sh',
    args: ['-c', 'rustc sample.rs && ./sample'],
    probe: ['rustc', '--version'],
  },
  checkedRust: {
    fileName: 'sample.rs',
    command: 'rustc',
    args: ['--edition', '2021', '-D', 'warnings', '--emit', 'metadata', 'sample.rs'],
    probe: ['rustc', '--version'],
  },
  c: compiled('cc -std=c11 -pedantic-errors -Wall -Werror -Wno-overlength-strings', 'sample.c'),
  'c++': compiled(
    'c++ -std=c++17 -pedantic-errors -Wall -Werror -Wno-overlength-strings',
    'sample.cpp',
  ),
} as const satisfies Readonly<Record<string, Runner>>;

/** A program for libcurl, whose headers the compiler must find. */
function compiled(compiler: string, fileName: string): Runner {
  const probe = `echo '#include <curl/curl.h>' > "$0" && ${compiler} -E "$0" && rm "$0"`;
  return {
    fileName,
    command: 'sh',
    args: ['-c', `${compiler} ${fileName} -lcurl -o sample && ./sample`],
    probe: ['sh', '-c', probe, join(tmpdir(), `waymark-probe-${fileName}`)],
  };
}

export function isPresent({ probe: [command = '', ...args] }: Runner): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

export interface Outcome {
  readonly exitCode: number;
  readonly output: string;
  /** Text of the request was run as code. */
  readonly isBrokenOut: boolean;
}

/** Runs code in a folder of its own, which holds the files that requests of tests name. */
export async function runSample(runner: Runner, source: string): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-sample-'));
  try {
    await writeFile(join(folder, runner.fileName), `${runner.prelude ?? ''}${source}\n`);
    await writeFile(join(folder, 'example.png'), FILE_CONTENT);
    await writeFile(join(folder, 'example-file'), FILE_CONTENT);
    const { exitCode, output } = await execute(runner, folder);
    return { exitCode, output, isBrokenOut: existsSync(join(folder, CANARY)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function execute(
  { args, command }: Runner,
  cwd: string,
): Promise<{ exitCode: number; output: string }> {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', GO111MODULE: 'off' };
  return new Promise((resolve) => {
    execFile(command, [...args], { cwd, env, timeout: 100_000 }, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ exitCode, output: stdout + stderr });
    });
  });
}
