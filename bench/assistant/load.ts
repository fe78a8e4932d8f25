import { mkdirSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { command, waymark } from '../peers/waymark.ts';
import { allPages, buildCold, placeSite } from '../run/place.ts';
import { runCommand } from '../run/run-command.ts';
import { type StartedServer, startServer } from '../run/start-server.ts';
import { write } from '../run/work-folder.ts';
import { generateSite } from '../sites/generated-site.ts';
import { type Answered, type Asking, ask } from './ask.ts';
import { questionsOf } from './questions.ts';
import { slowAnswer } from './slow-answer.ts';

const minutes = 30;
/** Questions a second, and answers of a slow model that are open at once. */
export const rate = 50;
export const streams = 300;
const domain = 'bench';

/** A built site that is ready to be served. */
export interface Served {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly key: string;
}

/**
 * Builds a generated site and gives it a key.
 *
 * @param more variables of the environment that servers have too
 */
export async function prepare(
  name: string,
  pages: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const site = generateSite(pages);
  const place = placeSite(waymark, name, site);
  const { folder } = place;
  await buildCold(place, allPages(site), minutes);
  const most = streams + rate;
  const limits = { concurrency: { perProcess: most, perKey: most } };
  write(path.join(folder, 'settings.mjs'), `export default ${JSON.stringify(limits)};\n`);
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const environment = { WAYMARK_DATA: data, ...more };
  const args = [command, 'keys', 'create', '.', '--domain', domain, '--json'];
  const { result } = await runCommand({ args, folder, environment }, minutes);
  const { key } = JSON.parse(result) as { readonly key: string };
  return { folder, environment, key };
}

/** Serves a site with a number of servers while work is done. */
export async function withServers<Result>(
  { environment, folder }: Served,
  more: Readonly<Record<string, string>>,
  count: number,
  work: (servers: readonly StartedServer[]) => Promise<Result>,
): Promise<Result> {
  const serving = ['--site', 'dist', '--domain', domain, '--settings', 'settings.mjs'];
  const args = [command, 'serve', '.', ...serving, '--trusted-proxies', '1', '--port', '0'];
  const servers: StartedServer[] = [];
  try {
    for (let started = 0; started < count; started++) {
      const whole = { args, folder, environment: { ...environment, ...more } };
      servers.push(await startServer(whole, minutes));
    }
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function askingOf(servers: readonly StartedServer[], key: string): Asking[] {
  return servers.map(({ url }) => {
    const agent = new Agent({ keepAlive: true });
    return { url: `${url}/v1/assistant/${domain}/message`, key, agent };
  });
}

/** How servers answered questions. */
export interface Loaded {
  readonly answers: readonly Answered[];
  /** Milliseconds of the processor for each question, of all servers. */
  readonly cpu: number;
  /** The most memory of a server. */
  readonly megabytes: number;
}

/** Starts a number of servers of a site and asks them, once they are warm, for so many seconds. */
export function manyQuestions(
  served: Served,
  pages: number,
  count: number,
  during: number,
): Promise<Loaded> {
  return withServers(served, {}, count, async (servers) => {
    await underLoad(servers, served.key, pages, 2);
    return underLoad(servers, served.key, pages, during);
  });
}

/** Questions come at their times, to one server after the other, however long the answers take. */
async function underLoad(
  servers: readonly StartedServer[],
  key: string,
  pages: number,
  during: number,
): Promise<Loaded> {
  const to = askingOf(servers, key);
  const questions = questionsOf(pages, Math.round(during * rate));
  const spent = () => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
  const before = spent();
  const started = performance.now();
  const pending = questions.map(async (question, index) => {
    await delay(Math.max(0, (index * 1000) / rate - (performance.now() - started)));
    return ask(to[index % to.length] as Asking, question, index);
  });
  const answers = await Promise.all(pending);
  const cpu = ((spent() - before) * 1000) / questions.length;
  return { answers, cpu, megabytes: mostMemory(servers) };
}

/** What came of many answers at the same time. */
export interface Opened {
  readonly answers: readonly Answered[];
  /** How many of them were open at once. */
  readonly most: number;
  /** How many have every word of the model's. */
  readonly exact: number;
  readonly megabytes: number;
}

/** All are asked within a second, of a model of which each answer takes some ten. */
export async function manySlowAnswers(
  served: Served,
  pages: number,
  count: number,
): Promise<Opened> {
  const script = fileURLToPath(new URL('./slow-model.ts', import.meta.url));
  const model = await startServer({ args: [script], folder: served.folder }, 1);
  const environment = {
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'slow',
    OPENAI_API_KEY: 'none',
  };
  try {
    return await withServers(served, environment, count, async (servers) => {
      let open = 0;
      let most = 0;
      const to = askingOf(servers, served.key).map((asking) => ({
        ...asking,
        onOpen() {
          open += 1;
          most = Math.max(most, open);
        },
        onEnd() {
          open -= 1;
        },
      }));
      const pending = questionsOf(pages, streams).map(async (question, index) => {
        await delay((index * 1000) / streams);
        return ask(to[index % to.length] as Asking, question, index);
      });
      const answers = await Promise.all(pending);
      const exact = answers.filter(({ text }) => text.trim() === slowAnswer.trim()).length;
      return { answers, most, exact, megabytes: mostMemory(servers) };
    });
  } finally {
    await model.stop();
  }
}

function mostMemory(servers: readonly StartedServer[]): number {
  return Math.max(...servers.map((server) => server.peakMegabytes()));
}

/** How many answers came to their end. */
export function whole(all: readonly Answered[]): number {
  return all.filter(({ isComplete, status }) => isComplete && status === 200).length;
}
