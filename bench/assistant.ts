import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inFolder, openRetriever } from '@waymark/search';
import { numberArgument } from './arguments.ts';
import { type Answered, type Asking, ask } from './assistant/ask.ts';
import { percentile, spread } from './assistant/percentiles.ts';
import { fakeModel, type Listening, serve, waymark } from './assistant/processes.ts';
import { questionsOf } from './assistant/questions.ts';
import { slowAnswer } from './assistant/slow-answer.ts';
import { clearSites, print, sitesFolder } from './build-trial.ts';
import { generateSite, writeDocs } from './generate.ts';

/**
 * `npm run bench -- assistant [--pages 10000] [--seconds 20] [--rate 50] [--streams 300]`: builds a
 * generated site, serves it with `waymark serve`, and asks its assistant: how long retrieval takes,
 * how soon the first byte of a quoting answer comes under load, and whether many answers of a slow
 * model can be open at once. Everything is on this machine, and bounded in time and count.
 */
const pageCount = numberArgument('--pages', 10_000);
const seconds = numberArgument('--seconds', 20);
const rate = numberArgument('--rate', 50);
const streams = numberArgument('--streams', 300);

const work = path.join(sitesFolder, 'assistant');
const domain = 'bench';
const data = path.join(work, 'data');
const environment = { WAYMARK_DATA: data };
const serving = ['docs', '--site', 'dist', '--domain', domain, '--trusted-proxies', '1'];
const settings = 'settings.mjs';

clearSites();
mkdirSync(data, { recursive: true });
writeFileSync(
  path.join(work, settings),
  `export default { concurrency: { perProcess: ${streams + rate} } };\n`,
);
const built = timed(() => {
  writeDocs(generateSite(pageCount), path.join(work, 'docs'));
  waymark(['build', 'docs', '--out', 'dist'], work);
});
print(`built      ${pageCount} pages in ${built.toFixed(0)} s`);

const started = await start({});
await started.stop();
print(`start      the server starts in ${started.seconds.toFixed(1)} s`);

const retrieval = await retrievalTimes();
print(`retrieval  ${spread(retrieval.times)}, ${retrieval.cpu.toFixed(1)} ms of CPU a question`);

const key = newKey();
const quoting = await start({});
await underLoad(quoting, 2);
const load = await underLoad(quoting, seconds);
const loaded = quoting.usage();
await quoting.stop();
const firstBytes = load.answers.map(({ firstByte }) => firstByte);
print(
  `first byte ${spread(firstBytes)} at ${rate} questions a second for ${seconds} s; ${whole(load.answers)} of ${load.answers.length} answers whole; ${load.cpu.toFixed(1)} ms of CPU a question; at most ${loaded.megabytes.toFixed(0)} MB`,
);

const model = await fakeModel(work);
const answering = await start({
  OPENAI_BASE_URL: model.url.includes('/v1') ? model.url : `${model.url}/v1`,
  OPENAI_MODEL: 'slow',
  OPENAI_API_KEY: 'none',
});
const { answers, most } = await manyAtOnce(answering);
const streamed = answering.usage();
await answering.stop();
await model.stop();
const exact = answers.filter(({ text }) => text.trim() === slowAnswer.trim()).length;
print(
  `streams    ${most} open at once, ${whole(answers)} of ${streams} whole, ${exact} with every word; first byte ${spread(answers.map(({ firstByte }) => firstByte))}; at most ${streamed.megabytes.toFixed(0)} MB`,
);
const [failed] = [...load.answers, ...answers].filter(({ problem }) => problem !== '');
if (failed) print(`           a failure: ${failed.problem.slice(0, 300)}`);

const peak = Math.max(loaded.megabytes, streamed.megabytes);
print('');
verdict('retrieval p99', percentile(retrieval.times, 0.99), 25, 'ms');
verdict('first byte p99', percentile(firstBytes, 0.99), 50, 'ms');
verdict('streams dropped', streams - Math.min(exact, most), 0, '');
verdict('memory', peak, 512, 'MB');

function start(more: Record<string, string>): Promise<Listening> {
  return serve([...serving, '--settings', settings], work, { ...environment, ...more });
}

function newKey(): string {
  const args = ['keys', 'create', 'docs', '--domain', domain, '--json'];
  const { key } = JSON.parse(waymark(args, work, environment)) as { readonly key: string };
  return key;
}

/** Times of the engine alone, once it is warm. */
async function retrievalTimes() {
  const retriever = openRetriever(inFolder(path.join(work, 'dist/_waymark/search')));
  const questions = questionsOf(pageCount, 600);
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

function asking({ url }: Listening): Asking {
  const agent = new Agent({ keepAlive: true });
  return { url: `${url}/v1/assistant/${domain}/message`, key, agent };
}

/** Questions come at their times, however long the answers take. */
async function underLoad(server: Listening, during: number) {
  const count = Math.round(during * rate);
  const questions = questionsOf(pageCount, count);
  const to = asking(server);
  const before = server.usage().cpuSeconds;
  const started = performance.now();
  const pending = questions.map(async (question, index) => {
    await delay(Math.max(0, (index * 1000) / rate - (performance.now() - started)));
    return ask(to, question, index);
  });
  const all = await Promise.all(pending);
  const cpu = ((server.usage().cpuSeconds - before) * 1000) / count;
  return { answers: all, cpu };
}

/** All are asked within a second; the answers then take ten. */
async function manyAtOnce(server: Listening) {
  let open = 0;
  let mostOpen = 0;
  const to: Asking = {
    ...asking(server),
    onOpen() {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
    },
    onEnd() {
      open -= 1;
    },
  };
  const pending = questionsOf(pageCount, streams).map(async (question, index) => {
    await delay((index * 1000) / streams);
    return ask(to, question, index);
  });
  return { answers: await Promise.all(pending), most: mostOpen };
}

function whole(all: readonly Answered[]): number {
  return all.filter(({ isComplete, status }) => isComplete && status === 200).length;
}

function timed(run: () => void): number {
  const started = performance.now();
  run();
  return (performance.now() - started) / 1000;
}

function verdict(what: string, value: number, target: number, unit: string): void {
  const isMet = value <= target;
  print(
    `${isMet ? 'met   ' : 'MISSED'} ${what.padEnd(16)} ${value.toFixed(1)} ${unit} (target ${target} ${unit})`.trimEnd(),
  );
}
