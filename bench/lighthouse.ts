import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../test/support/browser.ts';
import { numberArgument } from './arguments.ts';
import { percentile } from './assistant/percentiles.ts';
import { serve, waymark } from './assistant/processes.ts';
import { clearSites, print, sitesFolder } from './build-trial.ts';

/**
 * `npm run bench -- lighthouse [--runs 3]`: Lighthouse over pages of the example sites, built and
 * served by Waymark, on its profiles of a phone and a desktop. Medians; the layout shift is the worst.
 */
const runs = numberArgument('--runs', 3);

const pages = [
  { site: 'atlas', path: '/quickstart', kind: 'text page' },
  { site: 'api', path: '/reference/plants/list-plants', kind: 'endpoint page' },
] as const;
const profiles = ['mobile', 'desktop'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

clearSites();
print(`${''.padEnd(24)}${[...categories, 'first paint', 'layout shift', 'errors'].join('  ')}`);
for (const { site, path: page, kind } of pages) {
  const work = path.join(sitesFolder, 'lighthouse', site);
  const example = fileURLToPath(new URL(`../examples/${site}`, import.meta.url));
  cpSync(example, path.join(work, 'docs'), {
    recursive: true,
    filter: (file) => path.basename(file) !== '.waymark',
  });
  waymark(['build', 'docs', '--out', 'dist', '--site', 'https://docs.example'], work);
  const server = await serve(['docs', '--site', 'dist', '--domain', 'bench'], work);
  for (const profile of profiles) {
    const reports = Array.from({ length: runs }, () => audit(`${server.url}${page}`, profile));
    print(`${`${kind}, ${profile}`.padEnd(24)}${row(reports)}`);
  }
  await server.stop();
}

function row(reports: readonly Report[]): string {
  const median = (value: (report: Report) => number) => percentile(reports.map(value), 0.5);
  const worst = (value: (report: Report) => number) => Math.max(...reports.map(value));
  const number = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? 0;
  const cells = [
    ...categories.map((name) =>
      (100 * median((report) => report.categories[name]?.score ?? 0))
        .toFixed(0)
        .padStart(name.length),
    ),
    `${(median((report) => number(report, 'first-contentful-paint')) / 1000).toFixed(2)} s`.padStart(
      11,
    ),
    worst((report) => number(report, 'cumulative-layout-shift'))
      .toFixed(3)
      .padStart(12),
    String(
      worst((report) => report.audits['errors-in-console']?.details?.items?.length ?? 0),
    ).padStart(6),
  ];
  return cells.join('  ');
}

/** @throws when Lighthouse or a browser lacks */
function audit(url: string, profile: (typeof profiles)[number]): Report {
  const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));
  const browser = findBrowser();
  if (!existsSync(program) || !browser) throw new Error('Lighthouse needs a browser to look with.');
  const args = [
    url,
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  const preset = profile === 'desktop' ? ['--preset=desktop'] : [];
  const report = execFileSync(process.execPath, [program, ...args, ...preset], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, CHROME_PATH: browser },
  });
  return JSON.parse(report) as Report;
}
