import { fileURLToPath } from 'node:url';
import type { Table } from '../report/case-report.ts';
import { bytes, megabytes, milliseconds, seconds, share } from '../report/figures.ts';
import { runCommand } from '../run/run-command.ts';
import { TrialFailure } from '../run/trial-failure.ts';
import { emptyFolder } from '../run/work-folder.ts';
import { contentOf, corpusSites, noCorpus } from '../search/corpus.ts';
import { engineNames } from '../search/engines/engines.ts';
import type { Case } from './case.ts';

/** A step of an engine that takes longer is ended, and said to be. */
const minutes = 10;

/** The search beside other engines. */
export const search: Case = {
  name: 'search',
  about:
    'The question sets of `bench/search` are asked of the retrieval of Waymark and of other engines as they come, all over the content index that a build of the site writes, once and ten times over. `--engine` names one of them.',
  runs: 'in full',
  isTriedOnce: true,
  async run(bench) {
    const times = bench.isQuick ? [1] : [1, 10];
    const { engine } = bench.arguments;
    const names = engineNames.filter((name) => engine === undefined || name === engine);
    const tables: Table[] = [];
    const notes: string[] = [];
    for (const site of corpusSites(bench)) {
      const content = await contentOf(site, emptyFolder('search', site.name));
      for (const often of times) {
        const rows: string[][] = [];
        for (const name of names) {
          try {
            const figures = await measure({ name, site: site.name, content, times: often });
            rows.push([name, ...cellsOf(figures)]);
            bench.say(`${site.name}, ${often} times: ${rows.at(-1)?.join('  ')}`);
          } catch (error) {
            if (!(error instanceof TrialFailure)) throw error;
            notes.push(`${site.name}, ${often} times the site: ${name} ${error.message}.`);
          }
        }
        tables.push({
          title: often === 1 ? site.name : `${site.name}, ${often} times`,
          head,
          rows,
        });
      }
    }
    if (tables.length === 0) notes.push(noCorpus);
    return { tables, notes };
  },
};

const head = [
  '',
  'recall@5',
  'MRR@10',
  'held out: recall@5',
  'MRR@10',
  'index built in',
  'index',
  'query p50',
  'p99',
  'memory',
];

type Figures = Readonly<Record<string, number>>;

function cellsOf(figures: Figures): string[] {
  const value = (name: string) => figures[name] ?? Number.NaN;
  return [
    share(value('recall')),
    share(value('reciprocal')),
    share(value('heldRecall')),
    share(value('heldReciprocal')),
    seconds(value('seconds')),
    bytes(value('bytes')),
    milliseconds(value('p50')),
    milliseconds(value('p99')),
    megabytes(value('megabytes')),
  ];
}

interface Trial {
  readonly name: string;
  readonly site: string;
  readonly content: string;
  readonly times: number;
}

/** Builds an index and asks it, each in a process of its own. */
async function measure({ content, name, site, times }: Trial): Promise<Figures> {
  const folder = emptyFolder('search', `${site}-${name}-${times}`);
  const script = fileURLToPath(new URL('../search/trial.ts', import.meta.url));
  const step = async (what: string): Promise<Figures> => {
    const args = [script, what, name, site, content, String(times), folder];
    const { result } = await runCommand({ args, folder }, minutes);
    // The last line is what the trial prints.
    return JSON.parse(result.trim().split('\n').at(-1) ?? '{}') as Figures;
  };
  return { ...(await step('build')), ...(await step('ask')) };
}
