import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '@waymark/assistant';
import { indexIn } from './built-index.ts';
import { asHits } from './engines/engine.ts';
import { loadEngine } from './engines/engines.ts';
import { grown } from './grown.ts';
import { heldOut, questionsOf } from './questions.ts';

/**
 * One step with one engine, in a process of its own: `build` or `ask`, engine, site, content
 * index, times, folder of the engine's index. Prints one JSON object.
 */
const [step, name = '', site = '', content = '', times = '1', folder = ''] = process.argv.slice(2);
const engine = await loadEngine(name);
console.log(JSON.stringify(step === 'build' ? await build() : await ask()));

async function build() {
  const index = grown(indexIn(content), Number(times));
  const started = performance.now();
  await engine.build(index, folder);
  return { seconds: (performance.now() - started) / 1000, bytes: sizeOf(folder) };
}

async function ask() {
  const before = process.memoryUsage.rss();
  const opened = await engine.open(folder);
  const questions = questionsOf(site);
  const retriever = {
    search: async (query: string, { language }: { readonly language?: string } = {}) =>
      asHits(await opened.search(query, language)),
  };
  const all = await evaluate(retriever, questions);
  const held = await evaluate(retriever, heldOut(questions));
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    for (const { question, language } of questions) {
      const started = performance.now();
      await opened.search(question, language);
      times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  return {
    recall: all.recallAt5,
    reciprocal: all.meanReciprocalRank,
    heldRecall: held.recallAt5,
    heldReciprocal: held.meanReciprocalRank,
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
    megabytes: (process.memoryUsage.rss() - before) / 1e6,
  };
}

function sizeOf(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
