import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { averageHtml, type Measurement, measureBuild, median, setAside } from './measure.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const cli = path.join(here, '../packages/waymark/dist/cli.mjs');
const astro = path.join(here, 'node_modules/astro/bin/astro.mjs');

const kept = path.join(here, '.sites');

/** Where the generated sites lie. */
export const sitesFolder = path.join(kept, 'current');

/**
 * Clears the folder of the sites. What an earlier bench left is moved away and deleted when this
 * one ends, since a file system that has just freed files is slow to make new ones (ext4 for up to
 * five minutes).
 */
export function clearSites(): void {
  if (!existsSync(sitesFolder)) return;
  const old = path.join(kept, `old-${Date.now()}`);
  renameSync(sitesFolder, old);
  process.once('exit', () => rmSync(old, { recursive: true, force: true }));
}

/** A site that is built again and again. */
export interface Trial {
  readonly name: string;
  readonly folder: string;
  /** After `node`. */
  readonly command: readonly string[];
}

export function waymarkTrial(folder: string): Trial {
  return { name: 'waymark', folder, command: [cli, 'build', '.', '--out', 'dist'] };
}

export function astroTrial(name: string, folder: string): Trial {
  return { name, folder, command: [astro, 'build'] };
}

/** What the builds of a site took, as medians. */
export interface TrialResult {
  readonly trial: Trial;
  readonly runs: readonly Measurement[];
  readonly seconds: number;
  readonly megabytes: number;
  readonly pages: number;
  /** Of HTML, a page. */
  readonly kilobytes: number;
}

/**
 * Builds the sites in turn, so that a slow moment of the machine meets all of them. Prints each
 * build.
 *
 * @param isPage whether a file of the output counts as a page
 */
export async function runTrials(
  trials: readonly Trial[],
  rounds: number,
  isPage: (file: string) => boolean,
): Promise<TrialResult[]> {
  const measured = new Map(trials.map((trial): [Trial, Measurement[]] => [trial, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [trial, runs] of measured) runs.push(await build(trial));
  }
  return Array.from(measured, ([trial, runs]) => ({
    trial,
    runs,
    seconds: median(runs.map(({ seconds }) => seconds)),
    megabytes: median(runs.map(({ megabytes }) => megabytes)),
    ...averageHtml(path.join(trial.folder, 'dist'), isPage),
  }));
}

async function build({ command, folder }: Trial): Promise<Measurement> {
  setAside(folder, path.join(sitesFolder, 'aside'));
  const measured = await measureBuild([process.execPath, ...command], folder);
  const { megabytes, seconds } = measured;
  print(`  ${path.basename(folder)}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`);
  return measured;
}

export function describe({
  kilobytes,
  megabytes,
  pages,
  runs,
  seconds,
  trial,
}: TrialResult): string {
  const all = runs.map((run) => run.seconds.toFixed(1)).join(' ');
  return `${trial.name.padEnd(18)} ${pages} pages: median ${seconds.toFixed(1)} s (${all}), ${megabytes.toFixed(0)} MB, ${kilobytes.toFixed(1)} kB of HTML a page`;
}

export function ratio(value: number, of: number): string {
  return (value / of).toFixed(2);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
