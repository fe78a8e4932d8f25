import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import type { SiteName } from './site-builder.ts';
import { tempFolder } from './temp-folder.ts';

export type { SiteName } from './site-builder.ts';

/** A site that is built once for all test files; nobody may change its folders. */
export interface SharedSite {
  /** With `docs` and `dist` in it. */
  readonly folder: string;
  readonly docs: string;
  readonly dist: string;
  /** What the build said. */
  readonly output: string;
}

/** A site by its name; whoever asks for it first has it built, and all others wait for that. */
export async function sharedSite(name: SiteName): Promise<SharedSite> {
  const response = await fetch(`${inject('siteBuilder')}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as SharedSite;
}

/** A copy of the folder of a shared site, which a test may change. */
export async function copySharedSite(name: SiteName): Promise<string> {
  const { folder } = await sharedSite(name);
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}
