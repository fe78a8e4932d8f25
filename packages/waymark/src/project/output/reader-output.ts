import { existsSync, readFileSync, rmSync } from 'node:fs';
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

/** How readers of the sites in a folder sign in, where docs.json said it when they were built. */
export function builtAuth(folder: string): DocsAuth | undefined {
  const file = path.join(folder, readersFile);
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as ReadersList).auth;
}

/** Takes the sites away that a server would show because docs.json said so, and says so no more. */
export function forgetReaders(folder: string): void {
  if (builtAuth(folder)) rmSync(folder, { recursive: true, force: true });
}

/** Where a build without a server puts them: in the folder that ignores itself, of which nothing is served. */
export function ownReadersFolder(docsFolder: string): string {
  return path.join(docsFolder, '.waymark', readersFolder);
}
