import type { Evaluation } from '@waymark/assistant';
import { evaluateSite } from '../answers/evaluate-site.ts';
import { emptyFolder } from '../run/work-folder.ts';
import { corpusSites, noCorpus } from '../search/corpus.ts';
import type { Case } from './case.ts';

/** Whether answers without a model know what the docs do not say. */
export const answers: Case = {
  name: 'answers',
  about:
    'The questions of `bench/answers` are asked of answers without a model: of a half of them nothing on the site is an answer, and they are to say so. A third of each sort is held out: nothing was tuned on it.',
  runs: 'in full',
  isTriedOnce: true,
  async run(bench) {
    const rows: string[][] = [];
    const notes: string[] = [];
    for (const { docs, name } of corpusSites(bench)) {
      const { answerable, heldOut, unanswerable } = await evaluateSite(
        name,
        docs,
        emptyFolder('answers', name),
      );
      rows.push([
        name,
        ...[answerable, unanswerable, heldOut.answerable, heldOut.unanswerable].map(part),
      ]);
      for (const { question } of answerable.wrong) bench.say(`${name}, not answered: ${question}`);
      for (const { question } of unanswerable.wrong) bench.say(`${name}, answered: ${question}`);
    }
    if (rows.length === 0) notes.push(noCorpus);
    const head = [
      '',
      'answered that can be',
      'not answered that cannot be',
      'held out: answered',
      'held out: not answered',
    ];
    return { tables: rows.length === 0 ? [] : [{ head, rows }], notes };
  },
};

function part({ questions, wrong }: Evaluation['answerable']): string {
  return `${questions - wrong.length} of ${questions}`;
}
