import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ranking, usualLengths, usualRanking } from '../packages/search/src/ranking.ts';
import { textArgument } from './arguments.ts';
import { type MadeIndex, type MakeIndex, siteIndex } from './search/ask-site.ts';
import { indexIn } from './search/built-index.ts';
import { contentOf, corpusSites } from './search/corpus.ts';
import { fieldLengths } from './search/field-lengths.ts';
import { type Outcome, parts, summed, type Tried, verdictOn, ways } from './search/outcome.ts';
import { type TunedNumber, tunedNumbers } from './search/tuned-numbers.ts';

/**
 * `npm run bench -- tune [--sites <folder>] [--site <name>] [--built <folder>] [--number <name>]
 * [--values 4,6,10]`: asks the question sets of `search/questions` with each number of the ranking
 * at other values, all other numbers as they are, and says of each whether another value is better.
 * It is looked for on two thirds of each set; the last third only judges it. Sites that are absent
 * are left out.
 *
 * `--number` takes the beginning of a name, such as `weights`; `--values` are tried instead of a step
 * or two below and above. `--built` is a folder with the sites as an earlier build left them, by
 * name, to save building them again.
 */
const work = fileURLToPath(new URL('.sites/tune', import.meta.url));
const built = textArgument('--built');
const wanted = textArgument('--number') ?? '';
const values = textArgument('--values')?.split(',').map(Number);
if (values?.some(Number.isNaN)) throw new Error('--values are numbers with commas between them.');

const sites = new Map<string, MakeIndex>();
const lengths = new Map<string, Awaited<ReturnType<typeof fieldLengths>>>();
for (const site of corpusSites()) {
  const content =
    built === undefined
      ? contentOf(site, path.join(work, site.name))
      : path.join(built, site.name, '_waymark/content-index.json');
  const index = indexIn(content);
  sites.set(site.name, siteIndex(site.name, index));
  lengths.set(site.name, await fieldLengths(index.pages));
}
if (sites.size === 0) print('There is no site to ask about.');
else await tune();

async function tune(): Promise<void> {
  print(`\n${lineOf('recall@5 MRR', 'tuning part', '', 'held-out part', '', 'all questions')}`);
  print(lineOf('', ...parts.flatMap(() => ways), ...ways));
  const present: MadeIndex[] = [];
  for (const makeIndex of sites.values()) present.push(await makeIndex(usualRanking));
  const askPresent: MadeIndex = async (ranking) => {
    const outcomes: Outcome[] = [];
    for (const ask of present) outcomes.push(await ask(ranking));
    return outcomes.flat();
  };
  const usual = await askPresent(usualRanking);
  for (const site of sites.keys())
    print(lineOf(site, ...scores(usual, [...parts, undefined], site)));
  print(lineOf('all', ...scores(usual, [...parts, undefined])));
  printLengths();
  const numbers = tunedNumbers(usualRanking).filter(({ name }) => name.startsWith(wanted));
  if (numbers.length === 0) print(`\nThe ranking has no number "${wanted}".`);
  for (const number of numbers) {
    const others: Tried[] = [];
    for (const value of values ?? number.others) {
      if (value === number.present) continue;
      const ask = number.isInIndex ? askAnew : askPresent;
      others.push({ value, outcome: await ask(number.with(value)) });
    }
    printNumber(number, usual, others);
  }
}

function printLengths(): void {
  print(`\nusual lengths: terms of a field on average, where it has any`);
  for (const [field, usual] of Object.entries(usualLengths)) {
    const found = [...lengths].map(([site, of]) => `${site} ${of[field]?.toFixed(1) ?? '-'}`);
    print(lineOf(`  ${field} ${usual}`, found.join('  ')));
  }
}

/** Makes the indexes anew, one after the other, as each takes some memory. */
async function askAnew(ranking: Ranking): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const makeIndex of sites.values()) {
    const ask = await makeIndex(ranking);
    outcomes.push(await ask(ranking));
  }
  return outcomes.flat();
}

function printNumber(number: TunedNumber, usual: Outcome, others: readonly Tried[]): void {
  print(`\n${number.name}: ${verdictOn(usual, others)}`);
  const all = [...others, { value: number.present, outcome: usual }];
  for (const { outcome, value } of all.sort((one, other) => one.value - other.value)) {
    const mark = value === number.present ? ' (present)' : '';
    print(lineOf(`  ${value}${mark}`, ...scores(outcome)));
  }
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
      return `${(found / questions).toFixed(3)} ${(reciprocals / questions).toFixed(3)}`;
    }),
  );
}

function lineOf(name: string, ...cells: readonly string[]): string {
  return [name.padEnd(30), ...cells.map((cell) => cell.padEnd(15))].join('').trimEnd();
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
