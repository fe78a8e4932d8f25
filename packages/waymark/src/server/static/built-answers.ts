import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readSavedPage } from '@waymark/content/text';
import { type RedirectEnd, redirectFollower, spellings } from '@waymark/core';
import { encodedSegments, pathBelow } from '../../project/paths/request-path.ts';
import { redirectListPath } from '../../project/paths/site-paths.ts';
import { readBuiltRedirects } from './built-redirects.ts';
import { fileNames } from './file-names.ts';
import { readRedirects } from './redirect-rules.ts';

/** What a built site answers, as its files say. */
export interface BuiltAnswers {
  /** Where a decoded path of the site, with its base, leads. */
  readonly follow: (path: string) => RedirectEnd;
  /** The file that is answered with at a decoded path. */
  readonly fileAt: (path: string) => string | undefined;
}

/** Pages that lead on are short. */
export const longestRedirect = 4_000;

/**
 * Reads what a built site answers without a server: files first, pages that lead on, then the redirects
 * that its build kept for a server, and those of the `_redirects` file.
 *
 * @param base path that the site is served under, without a slash at the end
 */
export function builtAnswers(folder: string, base: string): BuiltAnswers {
  const readRules = <T>(name: string, read: (text: string) => T): T | undefined => {
    const file = path.join(folder, name);
    return existsSync(file) ? read(readFileSync(file, 'utf8')) : undefined;
  };
  const kept = readRules(redirectListPath, readBuiltRedirects);
  const ownRules = readRules('_redirects', readRedirects);
  const fileAt = (at: string) => {
    const below = at === base ? '/' : pathBelow(at, base);
    if (below === undefined) return undefined;
    const names = fileNames(below).flatMap(spellings);
    return names.map((name) => path.join(folder, name)).find((file) => isFile(folder, file));
  };
  const refreshOf = (at: string, file: string) => {
    if (!/\.html?$/i.test(file) || statSync(file).size > longestRedirect) return undefined;
    const { refresh } = readSavedPage(readFileSync(file, 'utf8'));
    const target = refresh && URL.parse(refresh, `http://site.invalid${encodedSegments(at)}`);
    if (!target) return undefined;
    const isHere = target.host === 'site.invalid';
    return { destination: isHere ? target.pathname + target.hash : target.href };
  };
  const leadsOn = (at: string) => {
    const file = fileAt(at);
    if (file !== undefined) return refreshOf(at, file);
    const asked = [encodedSegments(at), ''] as const;
    const rule = kept?.exact(...asked) ?? kept?.patterns(...asked) ?? ownRules?.(...asked);
    return rule && { destination: rule.location };
  };
  const followAddress = redirectFollower(leadsOn, {
    exists: (at) => fileAt(at) !== undefined,
    known: { has: () => false },
  });
  // What is a path may have a `#` or `?`, which in an address ends one.
  return { fileAt, follow: (at) => followAddress(encodedSegments(at)) };
}

/** A file below the folder: what leads out of it is not answered. */
function isFile(folder: string, file: string): boolean {
  if (!file.startsWith(path.join(folder, path.sep))) return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
