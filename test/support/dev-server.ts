import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { cli, userEnvironment } from './run-command.ts';

/** A running preview. */
export interface DevServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** What it has printed so far, without colours. */
  output(): string;
  get(path: string): Promise<Response>;
  /** Does something, and waits until the preview tells browsers of the change. */
  changed(act: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** Starts `waymark dev` as a user does, on a free port unless the options name one. */
export async function startDev(docs: string, ...options: string[]): Promise<DevServer> {
  const child = spawn(process.execPath, [cli, 'dev', docs, '--port', '0', ...options], {
    cwd: docs,
    env: userEnvironment(),
  });
  let printed = '';
  const append = (data: Buffer) => {
    printed += stripVTControlCharacters(data.toString());
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const output = () => printed;
  const url = await listening(child, output);
  return {
    url,
    output,
    get: (path) => fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html' } }),
    changed: (act) => nextChange(url, act),
    stop: () => stopProcess(child),
  };
}

const patience = 20_000;

async function listening(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && child.exitCode === null) {
    const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(output()) ?? [];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill();
  throw new Error(`The preview did not start:\n${output()}`);
}

async function nextChange(url: string, act: () => void): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const { body } = await fetch(`${url}/_waymark/preview/changes?shown=none`, { signal });
  let changes = 0;
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    changes += text.split('event: change').length - 1;
    // The first one tells that another state is shown than is known here.
    if (changes === 1) act();
    else if (changes > 1) return;
  }
  throw new Error('The preview told of no change.');
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}
