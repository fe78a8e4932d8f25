import {
  type Access,
  type Audience,
  type ConfigDocument,
  type Diagnostic,
  type DocsConfig,
  diagnostic,
  type OpenApiSource,
  type PageFiles,
  type PageSource,
  pointerOf,
  type SourceLocation,
} from '@waymark/core';
import {
  type ApiDescription,
  accessesOfParts,
  type DescriptionFormat,
  type DescriptionSources,
  type DescriptionStore,
  type Discovered,
  descriptionSources,
  type FormatDescriptions,
  type LoadedDescription,
  type NamingPlace,
  type OverlayList,
  type Overlays,
  readableDescription,
} from '@waymark/openapi';

/** The API descriptions of a site, loaded. */
export interface SiteDescriptions extends FormatDescriptions {
  /** Those of AsyncAPI. */
  readonly channels: FormatDescriptions;
  /** Who may read parts of them that are not for everyone. */
  readonly accesses: readonly Access[];
  /**
   * What is wrong with them, apart from files that nobody named and nothing uses.
   *
   * @param used descriptions that pages are made from
   */
  diagnostics(used: ReadonlySet<ApiDescription>): readonly Diagnostic[];
}

/** Where API descriptions may be named or lie. */
export interface DescriptionsInput {
  readonly store: DescriptionStore;
  readonly document: ConfigDocument;
  readonly config: DocsConfig;
  /** The pages that authors wrote. */
  readonly pages: readonly PageSource[];
  /** All files of the docs folder. */
  readonly files: readonly string[];
  readonly ignored: PageFiles['ignored'];
  /** By default the public, which is told of what it does not get. */
  readonly audience: Audience | undefined;
  locateField(page: PageSource, key: string): SourceLocation;
}

/** Loads every description that the pages of a site may be made from. */
export async function readDescriptions(input: DescriptionsInput): Promise<SiteDescriptions> {
  const { document, pages } = input;
  const sources = descriptionSources(document.value, pages);
  const asyncSources = descriptionSources(document.value, pages, 'asyncapi');
  const discovered = await discover([sources, asyncSources], input);
  const { descriptions, asyncDescriptions } = discovered;
  const overlaysOf = (source: string) => chosenOverlays(source, sources, discovered, input);
  const openapi = await loadAll({ format: 'openapi', sources, overlaysOf }, descriptions, input);
  const asyncapi = await loadAll(
    { format: 'asyncapi', sources: asyncSources, overlaysOf: () => undefined },
    asyncDescriptions,
    input,
  );
  const conflicts = sources.conflicts.map((list) => conflict(list, input));
  return {
    ...openapi.loaded,
    channels: asyncapi.loaded,
    accesses: [...openapi.accesses, ...asyncapi.accesses],
    diagnostics: (used) => [
      ...new Set([...conflicts, ...openapi.diagnostics(used), ...asyncapi.diagnostics(used)]),
    ],
  };
}

/** Where the descriptions of one format are named, and what changes them. */
interface Naming {
  readonly format: DescriptionFormat;
  readonly sources: DescriptionSources;
  readonly overlaysOf: (source: string) => Overlays | undefined;
}

/** What was loaded, after its name. */
type Loaded = readonly [string, LoadedDescription];

/** @param discovered files of the format */
async function loadAll(
  { format, sources, overlaysOf }: Naming,
  discovered: readonly string[],
  { audience, config, document, store, locateField }: DescriptionsInput,
): Promise<
  Pick<SiteDescriptions, 'accesses' | 'diagnostics'> & { readonly loaded: FormatDescriptions }
> {
  const { fileNames, searchesFolder } = sources;
  const locate = (place: NamingPlace) =>
    'config' in place
      ? { ...document.locate(place.config), pointer: pointerOf(place.config) }
      : locateField(place.page, format);
  const load = async (source: string, place?: NamingPlace): Promise<Loaded> => {
    const namedAt = place && locate(place);
    return [source, await store.load(source, namedAt, overlaysOf(source), format)];
  };
  const files = searchesFolder ? discovered : [];
  const whole = await Promise.all([
    Promise.all(Array.from(sources.required, ([source, place]) => load(source, place))),
    Promise.all(files.map((file) => load(file))),
  ]);
  const required = readable(whole[0], audience);
  const found = readable(whole[1], audience);
  const lost = [...required, ...found.filter(([file]) => isMeant(file, fileNames))];
  return {
    loaded: {
      named: valuesOf(required),
      discovered: [...valuesOf(found).values()],
      defaults: sourcesIn(config.api[format]),
      failed: lost.flatMap(([name, { value }]) => (value ? [] : [name])),
    },
    accesses: whole.flatMap((loaded) => [...valuesOf(loaded).values()].flatMap(accessesOfParts)),
    diagnostics(used) {
      const concerns = found.filter(([file, { value }]) =>
        value ? used.has(value) : isMeant(file, fileNames),
      );
      return [...required, ...concerns].flatMap(([, { diagnostics }]) => diagnostics);
    },
  };
}

/** Files that look like descriptions, but for those that `.mintignore` leaves out and nobody names. */
async function discover(
  sources: readonly DescriptionSources[],
  { store, files, ignored }: DescriptionsInput,
): Promise<Discovered> {
  const isNeeded = sources.some(
    ({ required, searchesFolder }) => required.size > 0 || searchesFolder,
  );
  if (!isNeeded) return { descriptions: [], asyncDescriptions: [], overlays: [] };
  const isNamed = (file: string) => sources.some(({ fileNames }) => fileNames.has(file));
  return store.discover(files.filter((file) => isNamed(file) || ignored(file) === undefined));
}

/** A list in the configuration takes the place of overlays that name the description themselves. */
function chosenOverlays(
  source: string,
  { overlays }: DescriptionSources,
  discovered: Discovered,
  { document }: DescriptionsInput,
): Overlays {
  const list = overlays.get(source);
  if (list === undefined) {
    const own = discovered.overlays.filter((overlay) => overlay.extends === source);
    return { kind: 'found', sources: own.map(({ file }) => file) };
  }
  const namedAt = (index: number) => {
    const path = [...list.path, index];
    return { ...document.locate(path), pointer: pointerOf(path) };
  };
  return { kind: 'listed', sources: list.sources, namedAt };
}

/** `api.openapi` or `api.asyncapi` as a list. */
function sourcesIn(
  written: DocsConfig['api']['openapi' | 'asyncapi'] = [],
): readonly OpenApiSource[] {
  const list = Array.isArray(written) ? written : [written];
  return list.map((entry) => (typeof entry === 'string' ? { source: entry } : entry));
}

function conflict({ description, path }: OverlayList, { document }: DescriptionsInput): Diagnostic {
  const message = `The description "${description}" is named with another list of overlays before; that one counts.`;
  const at = document.locate(path);
  return diagnostic('openapi-overlay-conflict', { at, message, pointer: pointerOf(path) });
}

/** What was loaded, without the parts that an audience may not read. */
function readable(loaded: readonly Loaded[], audience: Audience | undefined): readonly Loaded[] {
  return loaded.map(([name, known]) => {
    if (!known.value) return [name, known];
    const { description, withheld } = readableDescription(known.value, audience ?? 'public');
    // Where readers can sign in, it is no matter that the public gets less.
    const told = withheld && audience === undefined ? [withheld] : [];
    return [name, { ...known, value: description, diagnostics: [...known.diagnostics, ...told] }];
  });
}

function valuesOf(loaded: readonly Loaded[]): ReadonlyMap<string, ApiDescription> {
  return new Map(loaded.flatMap(([name, { value }]) => (value ? [[name, value]] : [])));
}

/** Whether a page names a file, which may be a part of its path. */
function isMeant(file: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => file.includes(name));
}
