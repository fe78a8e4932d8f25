import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type HostFile, type HostSite, hostRules, writtenMark } from '@waymark/content';
import { type Diagnostic, diagnostic } from '@waymark/core';
import { isBuiltOutput } from '../project/output/built-output.ts';
import { ownEntries } from '../project/output/own-entries.ts';
import type { Host } from '../project/paths/host.ts';

/** The output of a build. */
export interface SiteOutput {
  /** Where it is while the build is at work. */
  readonly output: string;
  /** Where it will be, if that is another place. */
  readonly published?: string | undefined;
}

/** Files of a host that lie outside of the output, which are for a site that is complete. */
export interface OuterHostFiles {
  /**
   * Writes them, once the output is where it stays. Those that no build has written are kept.
   *
   * @returns what is kept
   */
  write(): Diagnostic[];
}

/** A built site, as rules for a host need to know it. */
interface BuiltHostSite extends HostSite {
  /** Address at which it is published: Astro's `site`. */
  readonly site: string | undefined;
}

/**
 * Writes into an output what a host needs to redirect and to answer `Accept: text/markdown`. Files that
 * no build has written are kept.
 *
 * @returns what is kept, and what the host needs besides
 */
export function writeHostFiles(
  { site, ...hosted }: BuiltHostSite,
  { folder, name }: Host,
  { output, published = output }: SiteOutput,
): { readonly kept: readonly Diagnostic[]; readonly outer: OuterHostFiles } {
  const { copy, files } = hostRules(name, {
    ...hosted,
    folder: path.resolve(published),
    address: site === undefined ? undefined : (URL.parse(site) ?? undefined),
  });
  const writeAll = (meant: readonly HostFile[]) =>
    meant.flatMap((file) => {
      const target = path.join(file.place === 'output' ? output : folder, file.path);
      if (isOwn(file, target)) return hostFileKept(path.relative(folder, target));
      write(target, file.text);
      return [];
    });
  const copied = copy === undefined ? undefined : path.join(folder, copy);
  return {
    kept: writeAll(files.filter(({ place }) => place === 'output')),
    outer: {
      write() {
        if (copied !== undefined && !isBuiltOutput(copied) && isFilled(copied)) {
          return [hostFileKept(path.relative(folder, copied))];
        }
        const kept = writeAll(files.filter(({ place }) => place !== 'output'));
        if (copied !== undefined) replaceFolder(published, copied);
        return kept;
      },
    },
  };
}

function isFilled(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** Whether the file is a user's own. */
function isOwn({ place }: HostFile, target: string): boolean {
  if (place === 'build' || !existsSync(target)) return false;
  return place === 'output' || !readFileSync(target, 'utf8').startsWith(writtenMark);
}

function hostFileKept(file: string): Diagnostic {
  const message = `There is a ${path.basename(file)} of your own, so the rules for the host are not written.`;
  return diagnostic('host-file-kept', { at: { file, line: 1, column: 1 }, message });
}

function write(target: string, text: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function replaceFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of ownEntries(from)) {
    cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
}
