import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { markOutput, outputStamp } from './built-output.ts';
import { isRunning } from './is-running.ts';
import { mergeOutput } from './merge-output.ts';
import { type OutputFiles, outputFiles } from './output-files.ts';
import { ownEntries, ownerFile } from './own-entries.ts';

/** A folder that a build writes to, which then takes the place of its output. */
export interface Staging {
  /** The folder itself, on the disk of the output. */
  readonly folder: string;
  /** What will be the output. */
  readonly next: string;
  /**
   * Puts what was built in place of the output.
   *
   * @param kept files of the output that belong to what was built, and stay (`fileBelow`)
   * @param there what is in the output, where that was looked at
   * @returns whether it did; it does not when files that were to stay are not what they were
   */
  publish(kept: ReadonlySet<string>, there?: OutputFiles): boolean;
  /** Leaves the output as it is. */
  discard(): void;
}

/**
 * Makes a folder beside an output, so that no reader of the output sees a site that is being built
 * and a build that fails leaves the last one. Where nothing can be renamed beside it (a disk or a
 * volume that is mounted there), the folder is inside.
 *
 * @throws what the file system says when neither can be written
 */
export function stageOutput(output: string): Staging {
  const replacement = isReplaceable(output) ? asWhole : byEntry;
  const parent = replacement === asWhole ? path.dirname(output) : output;
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) cleanUp(path.join(parent, name), output);
  const folder = mkdtempSync(path.join(parent, stagingPrefix(output)));
  writeFileSync(
    path.join(folder, ownerFile),
    JSON.stringify({ host: hostname(), pid: process.pid }),
  );
  const next = path.join(folder, 'next');
  const discard = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  mkdirSync(next);
  // Each build of the output leaves another one.
  const stamp = outputStamp(output);
  return {
    folder,
    next,
    publish(kept, there) {
      if (kept.size > 0 && outputStamp(output) !== stamp) return false;
      markOutput(next);
      if (kept.size > 0) return mergeOutput(output, next, kept, there ?? outputFiles(output));
      replacement(output, { next, previous: path.join(folder, 'previous') });
      return true;
    },
    discard,
  };
}

function stagingPrefix(output: string): string {
  return `.${path.basename(output)}-waymark-`;
}

function isReplaceable(output: string): boolean {
  if (!existsSync(output)) return true;
  const parent = path.dirname(output);
  // A root of a disk cannot be renamed.
  if (parent === output || statSync(output).dev !== statSync(parent).dev) return false;
  try {
    rmSync(mkdtempSync(path.join(parent, stagingPrefix(output))), { recursive: true });
    return true;
  } catch {
    return false;
  }
}

interface Folders {
  readonly next: string;
  /** Where what was there goes to. */
  readonly previous: string;
}

/** Other builds of the same output that may end in the same moment. */
const rivals = 20;

/** Replaces a folder by two renames, between which it is missing for an instant. */
function asWhole(output: string, { next, previous }: Folders, left = rivals): void {
  const replaced = `${previous}-${left}`;
  const isThere = existsSync(output);
  if (isThere) renameSync(output, replaced);
  try {
    renameSync(next, output);
  } catch (error) {
    // Another build was faster. Its output is as good, and older.
    if (left > 0 && existsSync(output)) {
      asWhole(output, { next, previous }, left - 1);
      return;
    }
    if (isThere) renameSync(replaced, output);
    throw error;
  }
}

/** Replaces what is in a folder, entry by entry. */
function byEntry(output: string, { next, previous }: Folders): void {
  mkdirSync(previous);
  for (const name of ownEntries(output)) {
    renameSync(path.join(output, name), path.join(previous, name));
  }
  for (const name of readdirSync(next)) {
    renameSync(path.join(next, name), path.join(output, name));
  }
}

/** Removes what a killed build of an output left; an output that it had moved away comes back. */
function cleanUp(folder: string, output: string): void {
  if (!path.basename(folder).startsWith(stagingPrefix(output)) || !isAbandoned(folder)) return;
  const previous = readdirSync(folder).find((name) => name.startsWith('previous-'));
  if (previous !== undefined && !existsSync(output)) {
    renameSync(path.join(folder, previous), output);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Time after which no build is at work any more, in milliseconds. */
const longestBuild = 86_400_000;

function isAbandoned(folder: string): boolean {
  const file = path.join(folder, ownerFile);
  if (!existsSync(file)) return false;
  const owner: { readonly host?: unknown; readonly pid?: unknown } = parsed(
    readFileSync(file, 'utf8'),
  );
  // Processes of another machine, or container, cannot be asked for.
  if (owner.host !== hostname()) return Date.now() - statSync(file).mtimeMs > longestBuild;
  return !isRunning(Number(owner.pid));
}

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    // Its build is writing it, or was killed when it did.
    return {};
  }
}
