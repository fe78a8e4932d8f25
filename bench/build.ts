import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateSite, writeDocs, writeStarlight } from './generate.ts';
import { averageHtml, type Measurement, measureBuild, median, setAside } from './measure.ts';

/**
 * `npm run bench`: cold builds of generated sites with Waymark and with Starlight in turn, and of
 * a site four times as large with Waymark alone. Prints medians and ratios.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const work = path.join(here, '.sites');
const cli = path.join(here, '../packages/waymark/dist/cli.mjs');
const astro = path.join(here, 'node_modules/astro/bin/astro.mjs');
const isPage = (file: string) => /^section-\d+\//.test(file.replaceAll('\\', '/'));

interface Result {
  readonly runs: readonly Measurement[];
  readonly pages: number;
  readonly kilobytes: number;
}

const pageCount = numberArgument('--pages', 1000);
const runs = numberArgument('--runs', 3);
const largeCount = numberArgument('--large', pageCount * 4);

rmSync(work, { recursive: true, force: true });
const site = generateSite(pageCount);
const docs = path.join(work, 'waymark');
const starlight = path.join(work, 'starlight');
writeDocs(site, docs);
writeStarlight(site, starlight);

const [ours, theirs] = await alternate(
  [
    () => build([process.execPath, cli, 'build', '.', '--out', 'dist'], docs),
    () => build([process.execPath, astro, 'build'], starlight),
  ],
  runs,
);
const large = path.join(work, 'large');
writeDocs(generateSite(largeCount), large);
const [oursLarge] = await alternate(
  [() => build([process.execPath, cli, 'build', '.', '--out', 'dist'], large)],
  Math.min(runs, 2),
);

const first = result(ours, docs);
const peer = result(theirs, starlight);
const grown = result(oursLarge, large);
print(`waymark   ${describe(first)}`);
print(`starlight ${describe(peer)}`);
print(`waymark   ${describe(grown)}`);
print('');
print(`speed      ${ratio(time(peer), time(first))} times Starlight's`);
print(`memory     ${ratio(memory(first), memory(peer))} of Starlight's`);
print(`HTML       ${ratio(first.kilobytes, peer.kilobytes)} of Starlight's a page`);
print(
  `growth     ${ratio(time(grown) / grown.pages, time(first) / first.pages)} times the time a page at ${grown.pages} pages`,
);

async function build(command: readonly string[], folder: string): Promise<Measurement> {
  setAside(folder, path.join(work, 'aside'));
  const measured = await measureBuild(command, folder);
  print(
    `  ${path.basename(folder)}: ${measured.seconds.toFixed(1)} s, ${measured.megabytes.toFixed(0)} MB`,
  );
  return measured;
}

/** Runs the builds in turn, so that a slow moment of the machine meets all of them. */
async function alternate(
  builds: readonly (() => Promise<Measurement>)[],
  rounds: number,
): Promise<Measurement[][]> {
  const results = builds.map((): Measurement[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of builds.entries()) results[index]?.push(await run());
  }
  return results;
}

function result(measured: readonly Measurement[] = [], folder: string): Result {
  return { runs: measured, ...averageHtml(path.join(folder, 'dist'), isPage) };
}

function time({ runs: measured }: Result): number {
  return median(measured.map(({ seconds }) => seconds));
}

function memory({ runs: measured }: Result): number {
  return median(measured.map(({ megabytes }) => megabytes));
}

function describe(of: Result): string {
  const spread = of.runs.map(({ seconds }) => seconds.toFixed(1)).join(' ');
  return `${of.pages} pages: median ${time(of).toFixed(1)} s (${spread}), ${memory(of).toFixed(0)} MB, ${of.kilobytes.toFixed(1)} kB of HTML a page`;
}

function ratio(value: number, of: number): string {
  return (value / of).toFixed(2);
}

function numberArgument(name: string, otherwise: number): number {
  const index = process.argv.indexOf(name);
  return index === -1 ? otherwise : Number(process.argv[index + 1]);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
