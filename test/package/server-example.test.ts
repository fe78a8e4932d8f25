import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from '../../packages/assistant/src/testing/postgres-cluster.ts';
import { askWithSdk, widgetSettings } from '../support/ask.ts';
import { followDockerfile, type Stage } from '../support/dockerfile.ts';
import { packages, packPackages } from '../support/packed-packages.ts';
import { repository, run, userEnvironment } from '../support/run-command.ts';
import { type StartedServer, startServer } from '../support/started-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { freePort } from '../support/web-server.ts';

const example = path.join(repository, 'examples/server');
const programs = postgresPrograms();

/** What its owner has in `.env`: the example of it with a name and a password. */
const own: Readonly<Record<string, string>> = {
  ...parseEnv(readFileSync(path.join(example, '.env.example'), 'utf8')),
  SITE_NAME: 'docs.example.com',
  DATABASE_PASSWORD: 'secret',
};

let database: PostgresCluster | undefined;
let stages: ReadonlyMap<string, Stage>;
let env: Record<string, string>;
let server: StartedServer;

/** What the Compose file gives the server: all of `.env`, and what it says of single variables. */
function composed(): Record<string, string> {
  const { services } = parse(readFileSync(path.join(example, 'compose.yaml'), 'utf8'));
  const entries = Object.entries<string>(services.docs.environment).map(([name, text]) => [
    name,
    text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => own[variable] ?? ''),
  ]);
  return { ...own, ...Object.fromEntries(entries) };
}

function stage(name: string): Stage {
  const found = stages.get(name);
  if (!found) throw new Error(`The Dockerfile has no stage ${name}.`);
  return found;
}

beforeAll(async () => {
  const context = tempFolder();
  cpSync(example, context, { recursive: true });
  await packPackages([...packages, 'create-waymark'], path.join(context, 'waymark'));
  const port = await freePort();
  const dockerfile = readFileSync(path.join(example, 'Dockerfile'), 'utf8')
    // What an image has for itself must be free on this machine, and be the one's who runs this.
    .replaceAll('8080', String(port))
    .replaceAll('0.0.0.0', '127.0.0.1')
    .replaceAll('/data', path.join(tempFolder(), 'data'))
    .replaceAll('chown node', `chown ${process.getuid?.()}`);
  stages = await followDockerfile(dockerfile, context, { SITE: `https://${own['SITE_NAME']}` });
  database = programs === undefined ? undefined : await startPostgres(programs);
  // The name of the database's machine is only known to containers.
  env = { ...composed(), DATABASE_URL: database?.url ?? '' };
  const { commands, env: ofImage, folder } = stage('last');
  const [command = '', ...args] = commands.CMD;
  server = await startServer({
    command: command === 'node' ? process.execPath : command,
    args,
    cwd: folder,
    env: { ...ofImage, ...env },
    address: /The site is at (http:\/\/[^/\s]+)/,
  });
});

afterAll(async () => {
  await server?.stop();
  database?.stop();
});

describe('The example of a server, built and started as its Dockerfile says', () => {
  test('serves its pages with nothing installed beside it, and is well', async () => {
    const { commands, folder } = stage('last');
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
    const page = await (await fetch(`${server.url}/lamp`)).text();
    expect(page).toContain('twice every fifteen seconds');
    expect(page).toContain('rel="canonical" href="https://docs.example.com/lamp');
    const [, ...args] = commands.HEALTHCHECK;
    expect((await run(process.execPath, args, folder)).exitCode).toBe(0);
  });

  test('answers from its docs', async () => {
    const settings = await widgetSettings(server.url);
    const { text } = await askWithSdk(server.url, settings, 'How often does the lamp flash?');
    expect(text).toContain('twice every fifteen seconds');
  });

  test.skipIf(programs === undefined)(
    'takes keys that are made where the database is (needs PostgreSQL)',
    async () => {
      const words = ['waymark', 'keys', 'create', 'docs', '--domain', 'docs', '--publishable'];
      const all = { ...userEnvironment(), ...stage('build').env, ...env };
      const made = await run('npx', words, stage('build').folder, all);
      expect(made.exitCode, made.output).toBe(0);
      const settings = { ...(await widgetSettings(server.url)), key: made.stdout.trim() };
      const { text } = await askWithSdk(server.url, settings, 'Is it lit in fog?');
      expect(text).toContain('sunset');
      const unknown = { ...settings, key: 'wmpk_live_unknown' };
      await expect(askWithSdk(server.url, unknown, 'Is it lit in fog?')).rejects.toThrow();
    },
  );
});
