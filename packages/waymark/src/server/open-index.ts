import { rmdirSync, statSync } from 'node:fs';
import { openRetriever, type Retriever } from '@waymark/assistant';

export interface IndexSource {
  /** Whether the file was made of what the site says now. */
  readonly isCurrent: boolean;
  /** Writes the file. */
  readonly build: () => Promise<void>;
}

/**
 * Opens an index for searching, which is made anew where it is of another site. One that is missing
 * or damaged is too, and that is said.
 *
 * @throws what the system says where it cannot be written
 */
export async function openIndex(
  file: string,
  { build, isCurrent }: IndexSource,
): Promise<Retriever> {
  if (isCurrent) {
    try {
      return openRetriever(file);
    } catch {
      console.error(
        `The index for searching at ${file} is missing or damaged, so it is made anew.`,
      );
    }
  }
  // Containers make a folder where a file is to be mounted that is not there. One that holds files
  // is somebody's.
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) rmdirSync(file);
  await build();
  return openRetriever(file);
}
