import path from 'node:path';
import { type Diagnostic, diagnostic, type SourceLocation } from '@waymark/core';
import type { DescriptionFormat } from '../model/description.ts';
import { buildDescription, type LoadedDescription } from './build-description.ts';
import { discoverFiles } from './discover.ts';
import { fetchText } from './fetch-text.ts';
import { createFileLoader } from './load-file.ts';
import { createLocalFiles } from './local-files.ts';
import { extendedSource } from './overlay/extended-source.ts';
import { noOverlays, type Overlays, readOverlays } from './overlay/read-overlays.ts';
import { createParseCache } from './parse-cache.ts';
import { parseFile } from './parse-file.ts';
import { createRemoteCache } from './remote-cache.ts';
import { parseSource, type Source } from './source.ts';

/** Where descriptions are read from and kept. */
export interface DescriptionStoreOptions {
  /** Absolute path of the docs folder; no file outside it is read. */
  readonly folder: string;
  /** Absolute path of a folder for parsed YAML and fetched descriptions; made when needed. */
  readonly cacheFolder: string;
  /** Fetch nothing: remote descriptions are those of an earlier build. */
  readonly offline?: boolean;
  /**
   * Origins (`http://localhost:3000`) that may be fetched from although they use `http:` or lie
   * on a private address. None by default.
   */
  readonly allowedOrigins?: readonly string[];
}

/** Where a description is named; in the configuration with the JSON pointer (RFC 6901) of its key. */
export interface NamedAt extends SourceLocation {
  readonly pointer?: string;
}

/** Loads API descriptions, each source once until it changes. */
export interface DescriptionStore {
  /**
   * The description that a source names; absent when it cannot be used at all, which a diagnostic
   * tells.
   *
   * @param source path from the docs folder, or URL, as the configuration has it
   * @param namedAt where it is named; takes the place of the file in diagnostics that say that
   *   there is no such description
   * @param overlays changes to be made to it
   * @param format what it has to be; `openapi` by default
   */
  load(
    source: string,
    namedAt?: NamedAt,
    overlays?: Overlays,
    format?: DescriptionFormat,
  ): Promise<LoadedDescription>;
  /** Those files that look like API descriptions or overlays; no description is loaded. */
  discover(files: readonly string[]): Promise<Discovered>;
  /**
   * Forgets what was loaded from these files, of whose change a server for development heard;
   * without files, everything, remote descriptions too. What turns out to be the same on the next
   * load is the same object as before.
   */
  invalidate(files?: readonly string[]): void;
}

/** What API descriptions there are among files. */
export interface Discovered {
  /** Sorted. */
  readonly descriptions: readonly string[];
  /** Those of AsyncAPI; sorted. */
  readonly asyncDescriptions: readonly string[];
  /** Overlays that name what they change, sorted by file. */
  readonly overlays: readonly {
    readonly file: string;
    /** File or URL of a description, in the form of `ApiDescription.file`. */
    readonly extends: string;
  }[];
}

interface Entry {
  readonly loading: Promise<LoadedDescription>;
  /** Known when loaded. */
  files?: readonly string[];
}

/**
 * Opens a store of descriptions. Nothing is read, fetched or written before the first is asked for.
 */
export function createDescriptionStore(options: DescriptionStoreOptions): DescriptionStore {
  const { load, discover } = sourceLoader(options);
  const entries = new Map<string, Entry>();
  const earlier = new Map<string, LoadedDescription>();
  return {
    async load(text, namedAt, overlays = noOverlays, format = 'openapi') {
      const source = parseSource(text);
      const key = [format, keyOf(source), overlays.kind, ...overlays.sources].join('\n');
      const known = entries.get(key);
      if (known) return placed(await known.loading, namedAt);
      const loading = load(source, overlays, format).then((loaded) => {
        const same = unchanged(loaded, earlier.get(key));
        earlier.set(key, same);
        entry.files = same.files;
        return same;
      });
      const entry: Entry = { loading };
      entries.set(key, entry);
      return placed(await loading, namedAt);
    },
    discover,
    invalidate(files) {
      for (const [key, entry] of entries) {
        const isStale =
          files === undefined || !entry.files || entry.files.some((file) => files.includes(file));
        if (isStale) entries.delete(key);
      }
    },
  };
}

function keyOf(source: Source): string {
  if (source.kind === 'file') return source.file;
  return source.kind === 'url' ? source.url : source.text;
}

/** The way from a source to its description, without any memory of earlier ones. */
function sourceLoader(options: DescriptionStoreOptions): {
  load(source: Source, overlays: Overlays, format: DescriptionFormat): Promise<LoadedDescription>;
  discover: DescriptionStore['discover'];
} {
  const { folder, cacheFolder, offline = false, allowedOrigins = [] } = options;
  const files = createLocalFiles(folder);
  const parseCache = createParseCache(path.join(cacheFolder, 'parsed'));
  const loader = createFileLoader(files, parseCache);
  const cache = createRemoteCache(path.join(cacheFolder, 'fetched'));
  const fetchFile = async (url: string) => {
    const fetched = await fetchText(url, { cache, offline, allowedOrigins });
    if (fetched.value === undefined) return { ...fetched, value: undefined };
    const { value, diagnostics } = await parseFile(url, fetched.value, parseCache);
    return { value, diagnostics: [...fetched.diagnostics, ...diagnostics] };
  };
  const load = async (
    source: Source,
    overlays: Overlays,
    format: DescriptionFormat,
  ): Promise<LoadedDescription> => {
    if (source.kind === 'refused') return refusedSource(source.text, source.reason);
    const isFile = source.kind === 'file';
    const own = isFile ? [source.file] : [];
    const read = isFile ? await loader.load(source.file) : await fetchFile(source.url);
    if (read.value === undefined) return { diagnostics: read.diagnostics, files: own };
    const {
      parsed,
      applied,
      diagnostics,
      files: asked,
    } = await readOverlays(read.value, overlays, { open: loader.open, fetchFile });
    const identity = isFile ? await files.identity(source.file) : source.url;
    const described = await buildDescription(format, parsed, applied, identity, loader);
    return {
      ...withFirst([...read.diagnostics, ...diagnostics], described),
      files: isFile ? [...described.files, ...asked] : asked,
    };
  };
  const discover = async (all: readonly string[]): Promise<Discovered> => {
    const { descriptions, asyncDescriptions, overlays } = await discoverFiles(folder, all);
    const read = await Promise.all(
      overlays.map(async (file) => {
        const { value } = await loader.load(file);
        const target = value && extendedSource(value);
        return target === undefined ? [] : [{ file, extends: keyOf(target) }];
      }),
    );
    return { descriptions, asyncDescriptions, overlays: read.flat() };
  };
  return { load, discover };
}

function withFirst(
  diagnostics: readonly Diagnostic[],
  described: LoadedDescription,
): LoadedDescription {
  return { ...described, diagnostics: [...diagnostics, ...described.diagnostics] };
}

function refusedSource(text: string, reason: string): LoadedDescription {
  const message = `The API description "${text}" is not read: ${reason}.`;
  const at = { file: text, line: 1, column: 1 };
  return { diagnostics: [diagnostic('openapi-source-refused', { at, message })], files: [] };
}

/** The earlier object for a description that did not change, so that what is kept by it stays. */
function unchanged(
  loaded: LoadedDescription,
  earlier: LoadedDescription | undefined,
): LoadedDescription {
  const isSame = earlier?.value !== undefined && earlier.value.hash === loaded.value?.hash;
  return isSame ? { ...loaded, value: earlier.value } : loaded;
}

/** Diagnostics that are about the naming of a description, not about what is written in it. */
const namingCodes: ReadonlySet<string> = new Set([
  'openapi-source-missing',
  'openapi-source-outside',
  'openapi-source-refused',
  'openapi-fetch-failed',
  'openapi-fetch-stale',
]);

function placed(loaded: LoadedDescription, at: NamedAt | undefined): LoadedDescription {
  if (at === undefined) return loaded;
  const diagnostics = loaded.diagnostics.map((found) =>
    namingCodes.has(found.code) ? { ...found, ...at } : found,
  );
  return { ...loaded, diagnostics };
}
