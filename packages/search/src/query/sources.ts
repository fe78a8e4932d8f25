import { manifestFile } from '../format/files.ts';
import type { FileSource } from './files.ts';

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/**
 * Files on a web server.
 *
 * @param base URL of the folder with the search files, with or without a slash at its end
 */
export function overHttp(fetch: Fetch, base: string): FileSource {
  const root = base.endsWith('/') ? base : `${base}/`;
  return {
    async read(name) {
      // Whatever a cache has of the manifest may be of an earlier build.
      const init: RequestInit = name === manifestFile ? { cache: 'no-cache' } : {};
      const response = await fetch(root + name, init);
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    inflate: inflated,
  };
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
