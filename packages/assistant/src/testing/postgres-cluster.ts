import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export interface PostgresCluster {
  /** Connection string of its database. */
  readonly url: string;
  /** Ends it as a fault would; its data stay. */
  halt(): void;
  /** Starts it again at the same address. */
  resume(): void;
  stop(): void;
}

const versions = '/usr/lib/postgresql';

/** Not on every path: it lies where programs of the system's owner are. */
const runuser = existsSync('/usr/sbin/runuser') ? '/usr/sbin/runuser' : 'runuser';

/** Folder of the newest PostgreSQL server's programs; absent where none is installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(versions, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** A cluster of its own on a free port, which no other program knows of. */
export async function startPostgres(programs: string): Promise<PostgresCluster> {
  const folder = mkdtempSync('/tmp/waymark-postgres-');
  const data = path.join(folder, 'data');
  const port = await freePort();
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
  const run = (program: string, ...options: string[]) => {
    const command = path.join(programs, program);
    const [file, ...rest] = isRoot() ? [runuser, '-u', 'postgres', '--', command] : [command];
    execFileSync(file, [...rest, ...options], { stdio: 'ignore', cwd: folder });
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${folder}`;
  const start = () =>
    run('pg_ctl', '-D', data, '-l', path.join(folder, 'log'), '-w', '-o', settings, 'start');
  const end = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: end,
    resume: start,
    stop() {
      end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root. */
function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
