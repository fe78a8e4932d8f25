import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Access, DocsAuth } from '@waymark/core';

/** Folder of the sites for readers that `waymark build --server` writes, beside that for everyone. */
export const readersFolder = 'readers';

/** File in such a folder that says whom each of its sites is for. */
export const readersFile = 'readers.json';

/**
 * File in the folder of such a site with its pages that are others for each reader. Nothing hidden is
 * ever served.
 */
export const personalPagesFile = '.personal.json';

/** A site for readers. */
export interface BuiltAudience {
  readonly groups: readonly string[];
  /** Its folder, in that of all. */
  readonly folder: string;
}

/** What a build says of its sites for readers. */
export interface ReadersList {
  readonly accesses: readonly Access[];
  readonly audiences: readonly BuiltAudience[];
  /** How they sign in, where docs.json says it. */
  readonly auth?: DocsAuth | undefined;
}

/**
 * File of a built site that says which sites for readers were built with it. Those lie in the docs
 * folder, where others may have put some.
 */
const proofFile = '.waymark-readers';

/** How readers of the sites in a folder sign in, where docs.json said it when they were built. */
export function builtAuth(folder: string): DocsAuth | undefined {
  const text = listIn(folder);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as ReadersList).auth;
  } catch {
    // Damaged: a build makes it anew.
    return undefined;
  }
}

/** Has a site know the sites for readers in a folder, which were built with it. */
export function proveReaders(site: string, folder: string): void {
  writeFileSync(path.join(site, proofFile), digestOf(listIn(folder) ?? ''));
}

/** Whether the sites for readers in a folder were built with a site. */
export function areReadersOf(site: string, folder: string): boolean {
  const proof = path.join(site, proofFile);
  const text = listIn(folder);
  return text !== undefined && existsSync(proof) && readFileSync(proof, 'utf8') === digestOf(text);
}

function listIn(folder: string): string | undefined {
  const file = path.join(folder, readersFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Takes the sites away that a server would show because docs.json said so, and says so no more. */
export function forgetReaders(folder: string): void {
  if (builtAuth(folder)) rmSync(folder, { recursive: true, force: true });
}

/** Where a build without a server puts them: in the folder that ignores itself, of which nothing is served. */
export function ownReadersFolder(docsFolder: string): string {
  return path.join(docsFolder, '.waymark', readersFolder);
}
