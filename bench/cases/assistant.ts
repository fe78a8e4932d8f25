import path from 'node:path';
import { inFolder, openRetriever } from '@waymark/search';
import {
  manyQuestions,
  manySlowAnswers,
  prepare,
  rate,
  streams,
  whole,
} from '../assistant/load.ts';
import { questionsOf } from '../assistant/questions.ts';
import { count, megabytes, milliseconds } from '../report/figures.ts';
import { atLeast, atMost } from '../report/goal.ts';
import { percentile } from '../report/statistics.ts';
import type { Case } from './case.ts';

/** Answers under load. */
export const assistant: Case = {
  name: 'assistant',
  about: `A generated site of 10,000 pages (1,000 in a quick run) is served by \`waymark serve\`, and its assistant asked: how long retrieval takes, how soon the first byte of a quoting answer comes at ${rate} questions a second, and whether ${streams} answers of a slow model can be open at once. Asking and answering share the machine.`,
  runs: 'in full',
  isTriedOnce: true,
  async run(bench) {
    const pages = bench.isQuick ? 1000 : 10_000;
    const during = bench.isQuick ? 5 : 20;
    const served = await prepare('assistant', pages);
    const retrieval = await retrievalTimes(served.folder, pages);
    bench.say(`retrieval: ${spread(retrieval.times)}`);

    const load = await manyQuestions(served, pages, 1, during);
    const firstBytes = load.answers.map(({ firstByte }) => firstByte);
    bench.say(`first byte: ${spread(firstBytes)}`);

    const open = await manySlowAnswers(served, pages, 1);
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
        atLeast('slow answers with every word', open.exact, streams, count),
        atMost('peak memory', Math.max(load.megabytes, open.megabytes), 512, megabytes),
      ],
      notes: [
        `${count(pages)} pages.`,
        ...failed.slice(0, 1).map(({ problem }) => `A question failed: ${problem.slice(0, 300)}`),
      ],
    };
  },
};

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

function cellsOf(times: readonly number[]): string[] {
  return [0.5, 0.99, 1].map((part) => milliseconds(percentile(times, part)));
}

function spread(times: readonly number[]): string {
  const [middle, most] = cellsOf(times);
  return `median ${middle}, p99 ${most}`;
}
