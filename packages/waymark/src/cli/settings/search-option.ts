import { existsSync, readFileSync } from 'node:fs';
import type { SearchService } from '@waymark/search/services';
import { z } from 'zod';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { searchServiceSchema } from '../../project/options/search-service.ts';

/** Flags that name who searches the site. */
export interface SearchFlags {
  /** JSON file with what `search` of the integration holds, relative to the current folder. */
  readonly searchService?: string | undefined;
}

/** @throws CommandFailure when there is no such file, or something else in it */
export function searchOption({ searchService: file }: SearchFlags): SearchService | undefined {
  if (file === undefined) return undefined;
  const result = searchServiceSchema.safeParse(readJson(file));
  if (result.success) return result.data;
  throw new CommandFailure(`${file}: ${z.prettifyError(result.error)}`);
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFailure(`${file} is no JSON file that can be read: ${reason}.`);
  }
}
