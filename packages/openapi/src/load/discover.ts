import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { limits } from './limits.ts';
import { createLocalFiles } from './local-files.ts';
import { type Sniffed, sniff } from './sniff.ts';

/** Bytes of a file that are read to see what it is. */
const headBytes = 4096;

/** Files open at the same time. */
const concurrency = 16;

/** JSON and YAML files of other tools, which are never descriptions. */
const otherFiles =
  /(?:^|\/)(?:(?:package|docs|mint|tsconfig|jsconfig|composer|deno|vercel|turbo|biome)\.json|(?:.*[-.])?lock\.(?:json|ya?ml)|npm-shrinkwrap\.json|\.[^/]*)$/i;

/** Files by what they are, each list sorted. */
export interface DiscoveredFiles {
  readonly descriptions: readonly string[];
  /** Of AsyncAPI. */
  readonly asyncDescriptions: readonly string[];
  readonly overlays: readonly string[];
}

/**
 * Finds API descriptions and overlays among the files of the docs folder by their first 4 KB. A
 * file is read as a whole only when its start has keys of a description without the version.
 *
 * @param folder absolute path of the docs folder
 * @param files relative to it, with forward slashes
 */
export async function discoverFiles(
  folder: string,
  files: readonly string[],
): Promise<DiscoveredFiles> {
  const descriptions: string[] = [];
  const asyncDescriptions: string[] = [];
  const overlays: string[] = [];
  const waiting = files.filter(isCandidate).values();
  const work = async () => {
    for (const file of waiting) {
      const kind = await kindOfFile(folder, file);
      if (kind === 'description') descriptions.push(file);
      if (kind === 'asyncapi') asyncDescriptions.push(file);
      if (kind === 'overlay') overlays.push(file);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return {
    descriptions: descriptions.sort(),
    asyncDescriptions: asyncDescriptions.sort(),
    overlays: overlays.sort(),
  };
}

function isCandidate(file: string): boolean {
  return (
    /\.(?:json|ya?ml)$/i.test(file) &&
    !otherFiles.test(file) &&
    !/(?:^|\/)node_modules\//.test(file)
  );
}

async function kindOfFile(folder: string, file: string): Promise<Sniffed> {
  const head = await readHead(path.join(folder, file));
  const sniffed = head === undefined ? 'other' : sniff(head.text);
  if (sniffed !== 'unclear' || head?.isWhole) return sniffed;
  const whole = await createLocalFiles(folder).read(file);
  return whole.kind === 'text' ? sniff(whole.text) : 'other';
}

async function readHead(
  file: string,
): Promise<{ readonly text: string; readonly isWhole: boolean } | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file);
    const { size } = await handle.stat();
    if (size > limits.fileBytes) return undefined;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return { text: buffer.toString('utf8', 0, bytesRead), isWhole: size <= bytesRead };
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}
