import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../test/support/browser.ts';
import { command } from '../peers/waymark.ts';
import type { Goal } from '../report/case-report.ts';
import { count, seconds, share } from '../report/figures.ts';
import { atLeast } from '../report/goal.ts';
import { median } from '../report/statistics.ts';
import { runCommand } from '../run/run-command.ts';
import { startServer } from '../run/start-server.ts';
import { TrialFailure } from '../run/trial-failure.ts';
import { emptyFolder } from '../run/work-folder.ts';
import type { Case } from './case.ts';

const minutes = 5;

const sites = [
  {
    docs: 'examples/atlas',
    pages: [
      { path: '/', kind: 'home' },
      { path: '/quickstart', kind: 'text page' },
    ],
  },
  {
    docs: 'examples/api',
    pages: [{ path: '/reference/plants/list-plants', kind: 'endpoint page' }],
  },
  {
    docs: 'docs',
    pages: [
      { path: '/components/cards', kind: 'page of our documentation' },
      { path: '/components/mermaid', kind: 'page with diagrams' },
    ],
  },
] as const;
const profiles = ['mobile', 'desktop'] as const;
/**
 * Without a screen, Chromium holds the first paint of a page back for a second or two by chance, also of
 * one without styles and scripts, unless it is told not to.
 */
const browserFlags = '--headless --no-sandbox --disable-gpu --disable-features=PaintHolding';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What the judge of the field says of pages. */
export const lighthouse: Case = {
  name: 'lighthouse',
  about:
    'Lighthouse over pages of the example sites and of the documentation, built and served by Waymark, on its profiles of a phone and a desktop. Medians; layout shift and errors are the worst.',
  runs: 'in full',
  async run(bench) {
    const rows: string[][] = [];
    const goals: Goal[] = [];
    for (const { docs, pages } of sites) {
      const folder = await buildSite(docs);
      const args = [command, 'serve', 'docs', '--site', 'dist', '--domain', 'bench', '--port', '0'];
      const server = await startServer({ args, folder }, minutes);
      try {
        for (const { kind, path: page } of pages) {
          for (const profile of profiles) {
            const reports: Report[] = [];
            while (reports.length < bench.rounds.count) {
              reports.push(await audit(`${server.url}${page}`, profile, folder));
            }
            rows.push([`${kind}, ${profile}`, ...cellsOf(reports)]);
            bench.say(rows.at(-1)?.join('  ') ?? '');
            const worst = Math.min(...categories.map((category) => scoreOf(reports, category)));
            goals.push(atLeast(`lowest score, ${kind}, ${profile}`, worst, 100, count));
          }
        }
      } finally {
        await server.stop();
      }
    }
    const head = ['', ...categories, 'first paint', 'layout shift', 'errors'];
    return { tables: [{ head, rows }], goals };
  },
};

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

async function buildSite(docs: string): Promise<string> {
  const folder = emptyFolder('lighthouse', path.basename(docs));
  const source = fileURLToPath(new URL(`../../${docs}`, import.meta.url));
  cpSync(source, path.join(folder, 'docs'), {
    recursive: true,
    filter: (file) => path.basename(file) !== '.waymark',
  });
  const args = [command, 'build', 'docs', '--out', 'dist', '--site', 'https://docs.example'];
  await runCommand({ args, folder }, minutes);
  return folder;
}

function scoreOf(reports: readonly Report[], category: (typeof categories)[number]): number {
  return median(reports.map((report) => 100 * (report.categories[category]?.score ?? 0)));
}

function cellsOf(reports: readonly Report[]): string[] {
  const worst = (value: (report: Report) => number) => Math.max(...reports.map(value));
  const number = (report: Report, name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const paint = median(reports.map((report) => number(report, 'first-contentful-paint')));
  return [
    ...categories.map((category) => count(scoreOf(reports, category))),
    seconds(paint / 1000),
    share(worst((report) => number(report, 'cumulative-layout-shift'))),
    count(worst((report) => report.audits['errors-in-console']?.details?.items?.length ?? 0)),
  ];
}

/** @throws TrialFailure when Lighthouse or a browser lacks */
async function audit(
  url: string,
  profile: (typeof profiles)[number],
  folder: string,
): Promise<Report> {
  const program = fileURLToPath(
    new URL('../node_modules/lighthouse/cli/index.js', import.meta.url),
  );
  const browser = findBrowser();
  if (!existsSync(program) || !browser) throw new TrialFailure('needs Lighthouse and Chromium');
  const file = path.join(folder, 'report.json');
  const args = [
    ...[program, url, '--quiet', '--output=json', `--output-path=${file}`],
    `--chrome-flags=${browserFlags}`,
    ...(profile === 'desktop' ? ['--preset=desktop'] : []),
  ];
  await runCommand({ args, folder, environment: { CHROME_PATH: browser } }, minutes);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
