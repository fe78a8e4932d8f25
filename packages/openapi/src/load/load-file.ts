import { type Checked, type Diagnostic, diagnostic } from '@waymark/core';
import type { Opened } from './assemble/follow-files.ts';
import { limits } from './limits.ts';
import type { LocalFile, LocalFiles } from './local-files.ts';
import { digestOf, type ParseCache } from './parse-cache.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';

type Parsed = Checked<ParsedFile | undefined>;

/** Reads files of the docs folder as JSON or YAML, again only when their text has changed. */
export interface FileLoader {
  /** The file of a description. */
  load(file: string): Promise<Parsed>;
  /** A file that a reference names. */
  open(file: string): Promise<Opened & { readonly diagnostics: readonly Diagnostic[] }>;
}

/**
 * A loader for the docs folder. YAML whose text did not change since an earlier build is taken from
 * the cache.
 */
export function createFileLoader(files: LocalFiles, cache: ParseCache): FileLoader {
  const known = new Map<string, { readonly digest: string; readonly parsed: Promise<Parsed> }>();
  const parse = (file: string, text: string): Promise<Parsed> => {
    const digest = digestOf(text);
    const earlier = known.get(file);
    if (earlier?.digest === digest) return earlier.parsed;
    const parsed = parseFile(file, text, cache);
    known.set(file, { digest, parsed });
    return parsed;
  };
  return {
    async load(file) {
      const found = await files.read(file);
      if (found.kind === 'text') return parse(file, found.text);
      const meant = found.kind === 'missing' ? await otherEnding(file, files) : undefined;
      return { value: undefined, diagnostics: [unreadable(file, found, meant)] };
    },
    async open(file) {
      if (!/\.(?:json|ya?ml|avsc)$/i.test(file)) {
        return {
          kind: 'missing',
          reason: 'only `.json`, `.yaml`, `.yml` and `.avsc` are read',
          diagnostics: [],
        };
      }
      const found = await files.read(file);
      if (found.kind === 'outside') return { kind: 'outside', diagnostics: [] };
      if (found.kind !== 'text')
        return { kind: 'missing', reason: reasonOf(found), diagnostics: [] };
      const { value, diagnostics } = await parse(file, found.text);
      if (value === undefined) {
        return { kind: 'missing', reason: `${file} could not be read`, diagnostics };
      }
      return { kind: 'parsed', parsed: value, identity: await files.identity(file), diagnostics };
    },
  };
}

type Unread = Exclude<LocalFile, { readonly kind: 'text' }>;

function reasonOf(found: Unread): string {
  if (found.kind === 'too-large') {
    const size = Math.ceil(found.bytes / 2 ** 20);
    return `the file has ${size} MB, and at most ${limits.fileBytes / 2 ** 20} MB are read`;
  }
  return found.kind === 'unreadable'
    ? `the file cannot be read (${found.reason})`
    : 'there is no such file';
}

/** The file of the same name in another of the forms that descriptions have. */
async function otherEnding(file: string, files: LocalFiles): Promise<string | undefined> {
  const name = file.replace(/\.[^./]*$/, '');
  for (const ending of ['json', 'yaml', 'yml']) {
    const found = await files.read(`${name}.${ending}`);
    if (found.kind === 'text') return `${name}.${ending}`;
  }
  return undefined;
}

function unreadable(file: string, found: Unread, meant: string | undefined): Diagnostic {
  const at = { file, line: 1, column: 1 };
  if (found.kind === 'outside') {
    const message = `The API description "${file}" is not read: it lies outside the docs folder.`;
    const hint = 'Copy the file into the docs folder.';
    return diagnostic('openapi-source-outside', { at, message, hint });
  }
  const code = found.kind === 'too-large' ? 'openapi-too-large' : 'openapi-source-missing';
  const message = `The API description "${file}" is not read: ${reasonOf(found)}.`;
  return diagnostic(code, {
    at,
    message,
    hint: found.kind === 'missing' ? hintFor(meant) : undefined,
  });
}

function hintFor(meant: string | undefined): string {
  return meant === undefined
    ? 'Correct the path, which starts at the docs folder.'
    : `Did you mean "${meant}"?`;
}
