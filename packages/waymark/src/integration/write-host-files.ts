import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostFile, type HostRedirect, hostRules, writtenMark } from '@waymark/content';
import { diagnostic } from '@waymark/core';
import type { Project } from '../project/project.ts';
import type { Host } from './host.ts';

/**
 * Writes what a host needs to redirect and to answer `Accept: text/markdown`. Files that no build
 * has written are kept, and reported.
 */
export function writeHostFiles(
  project: Project,
  { folder, name }: Host,
  redirects: readonly HostRedirect[],
  output: string,
): void {
  const { settings } = project;
  const { copy, files } = hostRules(name, {
    base: settings.urls.base,
    redirects,
    folder: path.resolve(output),
    address: settings.site === undefined ? undefined : (URL.parse(settings.site) ?? undefined),
  });
  for (const file of files) {
    const target = path.join(file.place === 'output' ? output : folder, file.path);
    if (isOwn(file, target)) keep(project, folder, target);
    else write(target, file.text);
  }
  if (copy !== undefined) replaceFolder(output, path.join(folder, copy));
}

/** Whether the file is a user's own. */
function isOwn({ place }: HostFile, target: string): boolean {
  if (place === 'build' || !existsSync(target)) return false;
  return place === 'output' || !readFileSync(target, 'utf8').startsWith(writtenMark);
}

function keep(project: Project, folder: string, target: string): void {
  const file = path.relative(folder, target);
  const message = `There is a ${path.basename(target)} of your own, so the rules for the host are not written.`;
  project.report([diagnostic('host-file-kept', { at: { file, line: 1, column: 1 }, message })]);
}

function write(target: string, text: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function replaceFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
