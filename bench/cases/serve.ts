import {
  postgresPrograms,
  startPostgres,
} from '../../packages/assistant/src/testing/postgres-cluster.ts';
import {
  type Loaded,
  manyQuestions,
  manySlowAnswers,
  type Opened,
  prepare,
  rate,
  streams,
  whole,
} from '../assistant/load.ts';
import { count, megabytes, milliseconds, ratio } from '../report/figures.ts';
import { atLeast, atMost } from '../report/goal.ts';
import { median, percentile } from '../report/statistics.ts';
import { endWithBench } from '../run/process-group.ts';
import { type Round, runRound, type Workload, workloadsOf } from '../serve/static-load.ts';
import { generateSite } from '../sites/generated-site.ts';
import type { Case } from './case.ts';

/** Requests a second that a server of docs answers. */
const asked = 2_000;

/** `waymark serve` under load. */
export const serve: Case = {
  name: 'serve',
  about: `A generated site of 1,000 pages (200 in a quick run) is served by \`waymark serve\` and asked for as fast as 64 connections allow, by a program of its own. Next to it, in the same minute, a server of Node that only answers with as many bytes. Then, in one trial, two servers on one PostgreSQL get ${rate} questions a second, and ${streams} answers of a slow model are open at once. All of it shares the machine.`,
  runs: 'in full',
  async run(bench) {
    const pages = bench.isQuick ? 200 : 1_000;
    const seconds = bench.isQuick ? 3 : 6;
    const served = await prepare('serve', pages);
    const workloads = workloadsOf(generateSite(pages), served.folder);
    const rounds: Round[][] = [];
    for (let round = 1; round <= bench.rounds.count; round++) {
      rounds.push(await runRound(served, workloads, seconds));
      bench.say(`round ${round} of ${bench.rounds.count}`);
    }
    const found = workloads.map((workload, index) =>
      summary(
        workload,
        rounds.map((round) => round[index]).filter((one) => one !== undefined),
      ),
    );
    const shared = await twoServers(pages, bench.isQuick ? 5 : 20);
    return {
      tables: [
        {
          title: 'Files',
          head: [
            '',
            'requests a second',
            'of a bare server',
            'median',
            'p99',
            'CPU a request',
            '…of a bare server',
          ],
          rows: found.map(({ name, perSecond, ofBare, middle, most, cpu, cpuOfBare }) => [
            name,
            ...[count(Math.round(perSecond)), ofBare, milliseconds(middle), milliseconds(most)],
            ...[milliseconds(cpu), cpuOfBare],
          ]),
        },
        ...(shared ? [tableOf(shared)] : []),
      ],
      goals: [
        ...found.map(({ name, perSecond }) =>
          atLeast(`${name}: requests a second`, Math.round(perSecond), asked, count),
        ),
        ...found.map(({ name, wrong }) => atMost(`${name}: other answers`, wrong, 0, count)),
        ...(shared
          ? [
              atMost('first byte, p99', firstByte(shared.load, 0.99), 50, milliseconds),
              atLeast('answers open at once', shared.open.most, streams, count),
              atLeast('answers with every word', shared.open.exact, streams, count),
            ]
          : []),
      ],
      notes: [
        `Medians of ${bench.rounds.count} rounds; ratios are those of the same round.`,
        ...(shared ? [] : ['PostgreSQL is not installed, so nothing was asked of two servers.']),
      ],
    };
  },
};

function summary({ answer, name }: Workload, rounds: readonly Round[]) {
  const of = (figure: (round: Round) => number) => median(rounds.map(figure));
  const perSecond = ({ requests, seconds }: Round['found']) => requests / seconds;
  const other = (round: Round) => round.found.requests - (round.found.answers[answer] ?? 0);
  return {
    name,
    perSecond: of(({ found }) => perSecond(found)),
    ofBare: ratio(
      of(({ bare, found }) => perSecond(found) / perSecond(bare.found)),
      1,
    ),
    middle: of(({ found }) => found.median),
    most: of(({ found }) => found.p99),
    cpu: of(({ cpu }) => cpu),
    cpuOfBare: ratio(
      of(({ bare, cpu }) => cpu / bare.cpu),
      1,
    ),
    wrong: rounds.reduce((sum, round) => sum + other(round), 0),
  };
}

interface Shared {
  readonly load: Loaded;
  readonly open: Opened;
}

/** Two servers of one site, with all that they keep in one database; nothing where there is none. */
async function twoServers(pages: number, during: number): Promise<Shared | undefined> {
  const programs = postgresPrograms();
  if (programs === undefined) return undefined;
  const postgres = await startPostgres(programs);
  const forget = endWithBench(() => postgres.stop());
  try {
    const served = await prepare('serve-twice', pages, { DATABASE_URL: postgres.url });
    const load = await manyQuestions(served, pages, 2, during);
    return { load, open: await manySlowAnswers(served, pages, 2) };
  } finally {
    forget();
    postgres.stop();
  }
}

function tableOf({ load, open }: Shared) {
  const row = (name: string, all: Loaded | Opened, of: number, cpu: string) => [
    name,
    ...[0.5, 0.99].map((part) => milliseconds(firstByte(all, part))),
    ...[`${whole(all.answers)} of ${of}`, cpu, megabytes(all.megabytes)],
  ];
  return {
    title: 'Two servers on one PostgreSQL',
    head: ['first byte', 'median', 'p99', 'answers whole', 'CPU a question', 'peak memory of one'],
    rows: [
      row(`${rate} questions a second`, load, load.answers.length, milliseconds(load.cpu)),
      row(`${open.most} answers open at once`, open, streams, ''),
    ],
  };
}

function firstByte({ answers }: Loaded | Opened, part: number): number {
  return percentile(
    answers.map((answer) => answer.firstByte),
    part,
  );
}
