import { mkdirSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inFolder, openRetriever } from '@waymark/search';
import { type Answered, type Asking, ask } from '../assistant/ask.ts';
import { questionsOf } from '../assistant/questions.ts';
import { slowAnswer } from '../assistant/slow-answer.ts';
import { command, waymark } from '../peers/waymark.ts';
import { count, megabytes, milliseconds } from '../report/figures.ts';
import { atLeast, atMost } from '../report/goal.ts';
import { percentile } from '../report/statistics.ts';
import { allPages, buildCold, placeSite } from '../run/place.ts';
import { runCommand } from '../run/run-command.ts';
import { type StartedServer, startServer } from '../run/start-server.ts';
import { write } from '../run/work-folder.ts';
import { generateSite } from '../sites/generated-site.ts';
import type { Case } from './case.ts';

const minutes = 30;
/** Questions a second, and answers of a slow model that are open at once. */
const rate = 50;
const streams = 300;
const domain = 'bench';

/** Answers under load. */
export const assistant: Case = {
  name: 'assistant',
  about: `A generated site of 10,000 pages (1,000 in a quick run) is served by \`waymark serve\`, and its assistant asked: how long retrieval takes, how soon the first byte of a quoting answer comes at ${rate} questions a second, and whether ${streams} answers of a slow model can be open at once. Asking and answering share the machine.`,
  runs: 'in full',
  async run(bench) {
    const pages = bench.isQuick ? 1000 : 10_000;
    const during = bench.isQuick ? 5 : 20;
    const served = await prepare(pages);
    const retrieval = await retrievalTimes(served.folder, pages);
    bench.say(`retrieval: ${spread(retrieval.times)}`);

    const load = await withServer(served, {}, async (server) => {
      const to = asking(server, served.key);
      await underLoad(server, to, pages, 2);
      return underLoad(server, to, pages, during);
    });
    const firstBytes = load.answers.map(({ firstByte }) => firstByte);
    bench.say(`first byte: ${spread(firstBytes)}`);

    const open = await manySlowAnswers(served, pages);
    const exact = open.answers.filter(({ text }) => text.trim() === slowAnswer.trim()).length;
    const failed = [...load.answers, ...open.answers].filter(({ problem }) => problem !== '');
    return {
      tables: [
        {
          head: ['', 'median', 'p99', 'highest', 'answers whole', 'CPU a question', 'peak memory'],
          rows: [
            ['retrieval alone', ...cellsOf(retrieval.times), '', milliseconds(retrieval.cpu), ''],
            [
              `first byte at ${rate} questions a second`,
              ...cellsOf(firstBytes),
              `${whole(load.answers)} of ${load.answers.length}`,
              milliseconds(load.cpu),
              megabytes(load.megabytes),
            ],
            [
              `first byte, ${open.most} answers open at once`,
              ...cellsOf(open.answers.map(({ firstByte }) => firstByte)),
              `${whole(open.answers)} of ${streams}`,
              '',
              megabytes(open.megabytes),
            ],
          ],
        },
      ],
      goals: [
        atMost('retrieval, p99', percentile(retrieval.times, 0.99), 25, milliseconds),
        atMost('first byte, p99', percentile(firstBytes, 0.99), 50, milliseconds),
        atLeast('slow answers open at once', open.most, streams, count),
        atLeast('slow answers with every word', exact, streams, count),
        atMost('peak memory', Math.max(load.megabytes, open.megabytes), 512, megabytes),
      ],
      notes: [
        `${count(pages)} pages.`,
        ...failed.slice(0, 1).map(({ problem }) => `A question failed: ${problem.slice(0, 300)}`),
      ],
    };
  },
};

/** A built site that is ready to be served. */
interface Served {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly key: string;
}

async function prepare(pages: number): Promise<Served> {
  const site = generateSite(pages);
  const place = placeSite(waymark, 'assistant', site);
  const { folder } = place;
  await buildCold(place, allPages(site), minutes);
  const most = streams + rate;
  const limits = { concurrency: { perProcess: most, perKey: most } };
  write(path.join(folder, 'settings.mjs'), `export default ${JSON.stringify(limits)};\n`);
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const environment = { WAYMARK_DATA: data };
  const args = [command, 'keys', 'create', '.', '--domain', domain, '--json'];
  const { result } = await runCommand({ args, folder, environment }, minutes);
  const { key } = JSON.parse(result) as { readonly key: string };
  return { folder, environment, key };
}

async function withServer<Result>(
  { environment, folder }: Served,
  more: Readonly<Record<string, string>>,
  work: (server: StartedServer) => Promise<Result>,
): Promise<Result> {
  const serving = ['--site', 'dist', '--domain', domain, '--settings', 'settings.mjs'];
  const args = [command, 'serve', '.', ...serving, '--trusted-proxies', '1', '--port', '0'];
  const server = await startServer(
    { args, folder, environment: { ...environment, ...more } },
    minutes,
  );
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Times of the engine alone, once it is warm. */
async function retrievalTimes(folder: string, pages: number) {
  const retriever = openRetriever(inFolder(path.join(folder, 'dist/_waymark/search')));
  const questions = questionsOf(pages, 600);
  for (const question of questions.slice(0, 200)) await retriever.search(question);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const question of questions.slice(200)) {
    const started = performance.now();
    await retriever.search(question);
    times.push(performance.now() - started);
  }
  const { system, user } = process.cpuUsage(before);
  return { times, cpu: (user + system) / 1000 / times.length };
}

function asking({ url }: StartedServer, key: string): Asking {
  const agent = new Agent({ keepAlive: true });
  return { url: `${url}/v1/assistant/${domain}/message`, key, agent };
}

/** Questions come at their times, however long the answers take. */
async function underLoad(server: StartedServer, to: Asking, pages: number, during: number) {
  const questions = questionsOf(pages, Math.round(during * rate));
  const before = server.cpuSeconds();
  const started = performance.now();
  const pending = questions.map(async (question, index) => {
    await delay(Math.max(0, (index * 1000) / rate - (performance.now() - started)));
    return ask(to, question, index);
  });
  const answers = await Promise.all(pending);
  const cpu = ((server.cpuSeconds() - before) * 1000) / questions.length;
  return { answers, cpu, megabytes: server.peakMegabytes() };
}

/** All are asked within a second, of a model of which each answer takes some ten. */
async function manySlowAnswers(served: Served, pages: number) {
  const script = fileURLToPath(new URL('../assistant/slow-model.ts', import.meta.url));
  const model = await startServer({ args: [script], folder: served.folder }, 1);
  const environment = {
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'slow',
    OPENAI_API_KEY: 'none',
  };
  try {
    return await withServer(served, environment, async (server) => {
      let open = 0;
      let most = 0;
      const to: Asking = {
        ...asking(server, served.key),
        onOpen() {
          open += 1;
          most = Math.max(most, open);
        },
        onEnd() {
          open -= 1;
        },
      };
      const pending = questionsOf(pages, streams).map(async (question, index) => {
        await delay((index * 1000) / streams);
        return ask(to, question, index);
      });
      const answers = await Promise.all(pending);
      return { answers, most, megabytes: server.peakMegabytes() };
    });
  } finally {
    await model.stop();
  }
}

function whole(all: readonly Answered[]): number {
  return all.filter(({ isComplete, status }) => isComplete && status === 200).length;
}

function cellsOf(times: readonly number[]): string[] {
  return [0.5, 0.99, 1].map((part) => milliseconds(percentile(times, part)));
}

function spread(times: readonly number[]): string {
  const [middle, most] = cellsOf(times);
  return `median ${middle}, p99 ${most}`;
}
