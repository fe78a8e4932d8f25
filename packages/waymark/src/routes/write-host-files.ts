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
import type { Host } from '../project/host.ts';
import { isBuiltOutput } from '../project/output/built-output.ts';

/** The output of a build. */
export interface SiteOutput {
  /** Where it is while the build is at work. */
  readonly output: string;
  /** Where it will be, if that is another place. */
  readonly published?: string | undefined;
}

/** A built site, as rules for a host need to know it. */
interface BuiltHostSite extends HostSite {
  /** Address at which it is published: Astro's `site`. */
  readonly site: string | undefined;
}

/**
 * Writes what a host needs to redirect and to answer `Accept: text/markdown`. Files that no build
 * has written are kept.
 *
 * @returns what is kept
 */
export function writeHostFiles(
  { site, ...hosted }: BuiltHostSite,
  { folder, name }: Host,
  { output, published = output }: SiteOutput,
): Diagnostic[] {
  const { copy, files } = hostRules(name, {
    ...hosted,
    folder: path.resolve(published),
    address: site === undefined ? undefined : (URL.parse(site) ?? undefined),
  });
  const copied = copy === undefined ? undefined : path.join(folder, copy);
  if (copied !== undefined && !isBuiltOutput(copied) && isFilled(copied)) {
    return [hostFileKept(path.relative(folder, copied))];
  }
  const kept: Diagnostic[] = [];
  for (const file of files) {
    const target = path.join(file.place === 'output' ? output : folder, file.path);
    if (isOwn(file, target)) kept.push(hostFileKept(path.relative(folder, target)));
    else write(target, file.text);
  }
  if (copied !== undefined) replaceFolder(output, copied);
  return kept;
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
  cpSync(from, to, { recursive: true });
}
