import path from 'node:path';
import { usualLengths, usualRanking } from '../../packages/search/src/ranking.ts';
import type { Table } from '../report/case-report.ts';
import { share } from '../report/figures.ts';
import { emptyFolder } from '../run/work-folder.ts';
import { type MadeIndex, type MakeIndex, siteIndex } from '../search/ask-site.ts';
import { indexIn } from '../search/built-index.ts';
import { contentOf, corpusSites, noCorpus } from '../search/corpus.ts';
import { fieldLengths } from '../search/field-lengths.ts';
import { type Outcome, parts, summed, type Tried, verdictOn, ways } from '../search/outcome.ts';
import { type TunedNumber, tunedNumbers } from '../search/tuned-numbers.ts';
import type { Bench, Case } from './case.ts';

/**
 * The numbers of the search's ranking. `--number` takes the beginning of a name, such as `weights`;
 * `--values` are tried instead of a step or two below and above. `--built` is a folder with the sites
 * as an earlier build left them, by name, to save building them again.
 */
export const tune: Case = {
  name: 'tune',
  about:
    'The question sets of `bench/search` are asked with each number of the ranking at other values, all other numbers as they are: recall@5 and MRR of both ways of asking, and whether another value is better. It is looked for on two thirds of each set; the last third only judges it.',
  runs: 'when named',
  isTriedOnce: true,
  async run(bench) {
    const sites = await sitesOf(bench);
    if (sites.length === 0) return { tables: [], notes: [noCorpus] };
    const present: MadeIndex[] = [];
    for (const { makeIndex } of sites) present.push(await makeIndex(usualRanking));
    const askPresent: MadeIndex = async (ranking) => {
      const outcomes: Outcome[] = [];
      for (const ask of present) outcomes.push(await ask(ranking));
      return outcomes.flat();
    };
    // The indexes are made anew one after the other, as each takes some memory.
    const askAnew: MadeIndex = async (ranking) => {
      const outcomes: Outcome[] = [];
      for (const { makeIndex } of sites) outcomes.push(await (await makeIndex(ranking))(ranking));
      return outcomes.flat();
    };
    const usual = await askPresent(usualRanking);
    const tables = [outcomeTable(usual, sites), lengthsTable(sites)];
    const { number: wanted, values } = bench.arguments;
    const numbers = tunedNumbers(usualRanking).filter(({ name }) => name.startsWith(wanted));
    for (const number of numbers) {
      const others: Tried[] = [];
      for (const value of values ?? number.others) {
        if (value === number.present) continue;
        const ask = number.isInIndex ? askAnew : askPresent;
        others.push({ value, outcome: await ask(number.with(value)) });
      }
      tables.push(numberTable(number, usual, others));
      bench.say(tables.at(-1)?.title ?? '');
    }
    const notes = numbers.length === 0 ? [`The ranking has no number "${wanted}".`] : [];
    return { tables, notes };
  },
};

interface TunedSite {
  readonly name: string;
  readonly makeIndex: MakeIndex;
  /** Terms that each field has on average. */
  readonly lengths: Readonly<Record<string, number>>;
}

async function sitesOf(bench: Bench): Promise<TunedSite[]> {
  const { built } = bench.arguments;
  const sites: TunedSite[] = [];
  for (const site of corpusSites(bench)) {
    const content =
      built === undefined
        ? await contentOf(site, emptyFolder('tune', site.name))
        : path.join(built, site.name, '_waymark/content-index.json');
    const index = indexIn(content);
    sites.push({
      name: site.name,
      makeIndex: siteIndex(site.name, index),
      lengths: await fieldLengths(index.pages),
    });
  }
  return sites;
}

function outcomeTable(usual: Outcome, sites: readonly TunedSite[]): Table {
  const of = [...parts, undefined];
  return {
    title: 'The ranking as it is: recall@5 and MRR',
    head: ['', ...headOf([...parts, 'all'])],
    rows: [
      ...sites.map(({ name }) => [name, ...scores(usual, of, name)]),
      ['all', ...scores(usual, of)],
    ],
  };
}

function lengthsTable(sites: readonly TunedSite[]): Table {
  return {
    title: 'Terms of a field on average, where it has any',
    head: ['', 'usual', ...sites.map(({ name }) => name)],
    rows: Object.entries(usualLengths).map(([field, usual]) => [
      field,
      usual.toFixed(1),
      ...sites.map(({ lengths }) => lengths[field]?.toFixed(1) ?? '-'),
    ]),
  };
}

function numberTable(number: TunedNumber, usual: Outcome, others: readonly Tried[]): Table {
  const all = [...others, { value: number.present, outcome: usual }];
  return {
    title: `${number.name}: ${verdictOn(usual, others)}`,
    head: ['', ...headOf(parts)],
    rows: all
      .sort((one, other) => one.value - other.value)
      .map(({ outcome, value }) => [
        `${value}${value === number.present ? ' (present)' : ''}`,
        ...scores(outcome),
      ]),
  };
}

function headOf(of: readonly string[]): string[] {
  return of.flatMap((part) => ways.map((way) => `${part}, ${way}`));
}

/** @param wanted all parts together where there is none */
function scores(
  outcome: Outcome,
  wanted: readonly ((typeof parts)[number] | undefined)[] = parts,
  site?: string,
): string[] {
  return wanted.flatMap((part) =>
    ways.map((way) => {
      const { found, questions, reciprocals } = summed(outcome, { part, way, site });
      return `${share(found / questions)} ${share(reciprocals / questions)}`;
    }),
  );
}
