import { ByteReader } from '../format/bytes.ts';
import {
  type LanguageFolder,
  type Manifest,
  manifestFile,
  type Overview,
  overviewFile,
  packFile,
} from '../format/files.ts';

/** Where the files of a search are. */
export interface FileSource {
  /**
   * Reads a file by its name below the folder of the search.
   *
   * @throws when it is not there
   */
  read(name: string): Promise<Uint8Array>;
  /** Undoes `deflate-raw`. */
  inflate(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>;
}

/** Reads a file of a folder by its name, and what is compressed in it. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

/** The files of a language. */
export interface LanguageFiles {
  /** Reads what a search of it starts with. */
  readonly overview: () => Promise<Overview>;
  /** Reads another one that the overview names. */
  readonly read: ReadFile;
}

/** Opens the files of a language; what failed is tried again. */
export function openFolder(
  source: FileSource,
  { folder, isPacked }: LanguageFolder,
): LanguageFiles {
  const inflated =
    (read: ReadFile): ReadFile =>
    async (name) =>
      source.inflate(await read(name));
  if (!isPacked) {
    const read = inflated((name) => source.read(name));
    return { overview: async () => jsonOf(await read(`${folder}/${overviewFile}`)), read };
  }
  const pack = remembering(async (name) => unpacked(await source.read(`${folder}/${name}`)));
  const read = inflated(async (name) => {
    const bytes = (await pack(packFile)).get(name);
    if (bytes === undefined) throw new Error(`${folder}/${packFile} has no ${name}.`);
    return bytes;
  });
  return { overview: async () => jsonOf(await read(overviewFile)), read };
}

/** @throws when there is none, or one of another version */
export async function readManifest(source: FileSource): Promise<Manifest> {
  const manifest = jsonOf<Manifest>(await source.read(manifestFile));
  if (manifest.formatVersion !== 5) throw new Error('The search files are of another version.');
  return manifest;
}

/** Reads a file of JSON that the build wrote; its form is not checked. */
export function jsonOf<Value>(bytes: Uint8Array): Value {
  // The files are written by the build from the same types.
  return JSON.parse(new TextDecoder().decode(bytes)) as Value;
}

function unpacked(bytes: Uint8Array): Map<string, Uint8Array> {
  const reader = new ByteReader(bytes);
  const files = new Map<string, Uint8Array>();
  while (!reader.isAtEnd) files.set(reader.string(), reader.bytes());
  return files;
}

/**
 * So many values are remembered, which of files is a few megabytes: a server goes on for months, and
 * its index need not fit in memory.
 */
const mostRemembered = 300;

/** Computes each value once, while few others are asked for; a failure is forgotten. */
export function remembering<Value>(
  compute: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.delete(key);
    known.set(key, value);
    value.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
