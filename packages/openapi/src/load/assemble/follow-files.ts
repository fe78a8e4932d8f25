import type { OpenAPIV3_1 } from 'openapi-types';
import { limits } from '../limits.ts';
import type { ParsedFile } from '../parse-file.ts';
import { rewriteReferences } from './rewrite.ts';
import { targetOf } from './target.ts';

/** A file that a reference names, or why there is none. */
export type Opened =
  | {
      readonly kind: 'parsed';
      readonly parsed: ParsedFile;
      /** The same for one file under several names. */
      readonly identity: string;
    }
  | { readonly kind: 'outside' }
  | { readonly kind: 'missing'; readonly reason: string };

/** Stands for the docs folder, so that paths in it are the same on every system. */
const base = 'https://docs.invalid/';

/**
 * Opens the files that a description refers to, those that they refer to, and so on, each once.
 *
 * The parser is told the references of a file in place of its content: it takes a `$ref` in an
 * example for a reference, and does not know those of links and discriminators. It reads nothing
 * itself, neither from disk nor from the network.
 *
 * @param open reads a JSON or YAML file of the docs folder
 * @returns what was found, by path from the docs folder
 */
export async function followFiles(
  root: ParsedFile,
  open: (file: string) => Promise<Opened>,
): Promise<ReadonlyMap<string, Opened>> {
  const found = new Map<string, Opened>();
  const references = fileReferences(root);
  if (references.length === 0) return found;
  // It takes a while to load, and most descriptions are one file.
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  let bytes = root.size;
  // Counted before they are there, for many are asked for at once.
  let asked = 0;
  const docs = {
    order: 1,
    canRead: true,
    canParse: true,
    async read({ url }: { url: string }): Promise<string> {
      const isFull = asked >= limits.files || bytes > limits.totalBytes;
      asked += 1;
      const file = decodeURIComponent(url.slice(base.length));
      const opened = isFull ? tooMany : await open(file);
      found.set(file, opened);
      bytes += opened.kind === 'parsed' ? opened.parsed.size : 0;
      return file;
    },
    parse: ({ data }: { data: unknown }) => {
      const opened = found.get(String(data));
      return { references: opened?.kind === 'parsed' ? fileReferences(opened.parsed) : [] };
    },
  };
  const document: OpenAPIV3_1.Document & { references: unknown } = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    references,
  };
  await SwaggerParser.resolve(base, document, {
    resolve: { file: false, http: false, docs },
    parse: { json: false, yaml: false, text: false, binary: false, docs },
  });
  return found;
}

const tooMany: Opened = { kind: 'missing', reason: 'the description has too many files already' };

/** The files that a file refers to, as references that name nothing else. */
function fileReferences({ value, file }: ParsedFile): { readonly $ref: string }[] {
  const files = new Set<string>();
  rewriteReferences(value, (reference) => {
    const target = targetOf(reference, file);
    if (target.kind === 'file') files.add(target.file);
    return undefined;
  });
  return [...files].map((each) => ({ $ref: base + encodeURIComponent(each) }));
}
