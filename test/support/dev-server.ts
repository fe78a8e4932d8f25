import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { cli, userEnvironment } from './run-command.ts';

/** A message that the preview sends to the browser. */
export interface HotMessage {
  readonly type: string;
  readonly err?: {
    readonly message: string;
    readonly hint?: string;
    readonly loc: { readonly file: string; readonly line: number; readonly column: number };
  };
}

/** A running preview, and a browser's connection to it. */
export interface DevServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** What it has printed so far, without colours. */
  output(): string;
  get(path: string): Promise<Response>;
  /** The next message of a type that is sent from now on. */
  next(type: string): Promise<HotMessage>;
  stop(): Promise<void>;
}

/** Starts `waymark dev` on a free port, as a user does. */
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
  const socket = await connect(url);
  return {
    url,
    output,
    get: (path) => fetch(url + path, { redirect: 'manual', headers: { accept: 'text/html' } }),
    next: (type) => nextMessage(socket, type, output),
    stop: async () => {
      socket.close();
      await stopProcess(child);
    },
  };
}

const patience = 20_000;

async function listening(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && child.exitCode === null) {
    const [address] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill();
  throw new Error(`The preview did not start:\n${output()}`);
}

async function connect(url: string): Promise<WebSocket> {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The preview has no web socket.')));
  });
  return socket;
}

function nextMessage(socket: WebSocket, type: string, output: () => string): Promise<HotMessage> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(new Error(`No "${type}" message came. The preview said:\n${output()}`));
    const timer = setTimeout(late, patience);
    const listen = ({ data }: MessageEvent) => {
      const message = JSON.parse(String(data)) as HotMessage;
      if (message.type !== type) return;
      clearTimeout(timer);
      socket.removeEventListener('message', listen);
      resolve(message);
    };
    socket.addEventListener('message', listen);
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(timer);
}
