import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Peer } from '../peers/peer.ts';
import { type GeneratedSite, pagesOf } from '../sites/generated-site.ts';
import { type OutputSize, outputSize } from './output-size.ts';
import { type Ended, runCommand } from './run-command.ts';
import { TrialFailure } from './trial-failure.ts';
import { emptyFolder, workFolder, write } from './work-folder.ts';

/** A site in a folder, as a tool is given it. */
export interface Place {
  /** Of the tool, in the report. */
  readonly name: string;
  readonly peer: Peer;
  readonly folder: string;
}

/** What a build took and made. */
export type BuildFigures = Ended & OutputSize;

/** What a build must have made, or it counts as failed. */
export interface Expected {
  /** Any number but none, if it is not said. */
  readonly pages?: number;
  /** Whether a file counts as a page, by its path below the output. */
  isPage(file: string): boolean;
}

/** Writes a site in the form of a tool into an empty folder. */
export function placeSite(peer: Peer, name: string, site: GeneratedSite): Place {
  const folder = emptyFolder(peer.home, 'sites', name);
  const { packages: dependencies } = peer;
  const manifest = { name: `bench-${name}`, private: true, type: 'module', dependencies };
  write(path.join(folder, 'package.json'), JSON.stringify(manifest));
  peer.writeProject(folder);
  peer.writeNavigation(site, folder);
  for (const page of pagesOf(site)) write(path.join(folder, peer.pageFile(page.path)), page.text);
  return { name: peer.name, peer, folder };
}

/** The pages of a generated site, each of which has to be there. */
export function allPages(site: GeneratedSite): Expected {
  return {
    pages: pagesOf(site).length,
    isPage: (file) => /(?:^|\/)part-\d+\/group-\d+\/page-\d+(?:\/index)?\.html$/.test(file),
  };
}

/**
 * Builds a site, with what earlier builds kept.
 *
 * @throws TrialFailure when it fails, or has other pages than expected
 */
export async function build(
  { folder, peer }: Place,
  expected: Expected,
  minutes: number,
): Promise<BuildFigures> {
  const ended = await runCommand({ args: peer.build, folder }, minutes);
  const size = outputSize(path.join(folder, 'dist'), expected.isPage);
  const { pages = Math.max(1, size.pages) } = expected;
  if (size.pages !== pages) throw new TrialFailure(`built ${size.pages} of ${pages} pages`);
  return { ...ended, ...size };
}

/** Builds a site as if it never had been built. */
export async function buildCold(
  place: Place,
  expected: Expected,
  minutes: number,
): Promise<BuildFigures> {
  makeCold(place);
  return build(place, expected, minutes);
}

/**
 * Moves what the commands of a tool left behind out of their way. Nothing is deleted until the bench
 * ends, since a file system that has just freed files is slow to make new ones (ext4 for up to five
 * minutes).
 */
export function makeCold({ folder, peer }: Place): void {
  const aside = path.join(workFolder, 'aside');
  mkdirSync(aside, { recursive: true });
  for (const name of ['dist', ...peer.kept]) {
    const left = path.join(folder, name);
    if (existsSync(left))
      renameSync(
        left,
        path.join(aside, `${peer.home}-${path.basename(folder)}-${name}-${Date.now()}`),
      );
  }
}

/** The HTML that a build made of a page. */
export function builtPage({ folder }: Place, page: string): string {
  const names = [`${page}.html`, `${page}/index.html`].map((name) =>
    path.join(folder, 'dist', name),
  );
  const file = names.find((name) => existsSync(name));
  if (file === undefined) throw new TrialFailure(`there is no page at /${page}`);
  return readFileSync(file, 'utf8');
}

/** Caches compare times of files, some in whole seconds. */
export function nextSecond(): Promise<void> {
  return delay(1100);
}
