import { ByteReader } from '../format/bytes.ts';
import { type LanguageFolder, packFile } from '../format/files.ts';

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Reads a file of a folder by its name. Each is fetched once; what failed is tried again. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

/**
 * @param base URL of the folder of all search files, with a slash at its end
 */
export function openFolder(fetch: Fetch, base: string, folder: LanguageFolder): ReadFile {
  const fetched = remembering(async (name) => {
    const response = await fetch(`${base}${folder.folder}/${name}`);
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return new Uint8Array(await response.arrayBuffer());
  });
  if (!folder.isPacked) return remembering(async (name) => inflated(await fetched(name)));
  const pack = remembering(async () => unpacked(await fetched(packFile)));
  return remembering(async (name) => inflated((await pack('')).get(name) ?? new Uint8Array()));
}

function unpacked(bytes: Uint8Array): Map<string, Uint8Array> {
  const reader = new ByteReader(bytes);
  const files = new Map<string, Uint8Array>();
  while (!reader.isAtEnd) files.set(reader.string(), reader.bytes());
  return files;
}

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  // Written right into it: a Blob's stream would go by way of the browser's other process.
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // A copy, as the stream takes no bytes of a buffer that may be shared. What fails here fails
  // below too, for whoever reads.
  writer.write(new Uint8Array(bytes)).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(readable).arrayBuffer());
}

/** Computes each value once; a failure is forgotten. */
export function remembering<Value>(
  compute: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const computed = compute(key);
    known.set(key, computed);
    computed.catch(() => known.delete(key));
    return computed;
  };
}
