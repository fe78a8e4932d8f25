import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { tempFolder } from './temp-folder.ts';

/** A web server that runs with the settings that a build wrote. */
export interface WebServer {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Where a program lies, if it is installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Runs nginx with a file of its `http` block, which listens on port 80 there. */
export async function startNginx(program: string, rules: string): Promise<WebServer> {
  const port = await freePort();
  const folder = tempFolder();
  writeFileSync(path.join(folder, 'site.conf'), onPort(rules, 'listen 80;', `listen ${port};`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {}
${process.getuid?.() === 0 ? 'user root;' : ''}
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  return running(spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')]), port);
}

/** Runs Caddy with a Caddyfile, which listens on port 80 there. */
export async function startCaddy(program: string, rules: string): Promise<WebServer> {
  const port = await freePort();
  const settings = `{\n\tadmin off\n}\n${onPort(rules, '\n:80 {', `\n:${port} {`)}`;
  const folder = tempFolder({ Caddyfile: settings });
  const options = { env: { HOME: folder }, cwd: folder };
  return running(
    spawn(program, ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], options),
    port,
  );
}

function onPort(rules: string, written: string, wanted: string): string {
  const text = readFileSync(rules, 'utf8');
  if (!text.includes(written)) throw new Error(`${rules} does not listen on port 80:\n${text}`);
  return text.replace(written, wanted);
}

const patience = 20_000;

async function running(child: ChildProcess, port: number): Promise<WebServer> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output += chunk));
  }
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`The server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

/** A port of this machine that nothing listens to. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
