import {
  type ConfigDocument,
  type Diagnostic,
  type PageFiles,
  type PageSource,
  pointerOf,
  type SourceLocation,
} from '@waymark/core';
import {
  type ApiDescription,
  type DescriptionSources,
  type DescriptionStore,
  descriptionSources,
  type LoadedDescription,
  type NamingPlace,
} from '@waymark/openapi';

/** The API descriptions of a site, loaded. */
export interface SiteDescriptions {
  /** Those that the configuration or a page names, by that name; absent when they cannot be used. */
  readonly named: ReadonlyMap<string, ApiDescription>;
  /** Those of the docs folder, empty where no page could mean one of them. */
  readonly discovered: readonly ApiDescription[];
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
  readonly pages: readonly PageSource[];
  /** All files of the docs folder. */
  readonly files: readonly string[];
  readonly ignored: PageFiles['ignored'];
  locateField(page: PageSource, key: string): SourceLocation;
}

/** Loads every description that the pages of a site may be made from. */
export async function readDescriptions(input: DescriptionsInput): Promise<SiteDescriptions> {
  const sources = descriptionSources(input.document.value, input.pages);
  const [required, found] = await Promise.all([
    loadRequired(sources, input),
    sources.searchesFolder ? loadFound(sources, input) : new Map<string, LoadedDescription>(),
  ]);
  return {
    named: valuesOf(required),
    discovered: [...valuesOf(found).values()],
    diagnostics(used) {
      const concerns = [...found].filter(([file, { value }]) =>
        value ? used.has(value) : isMeant(file, sources.fileNames),
      );
      const all = [...required, ...concerns].flatMap(([, { diagnostics }]) => diagnostics);
      return [...new Set(all)];
    },
  };
}

async function loadRequired(
  { required }: DescriptionSources,
  { store, document, locateField }: DescriptionsInput,
): Promise<ReadonlyMap<string, LoadedDescription>> {
  const locate = (place: NamingPlace) =>
    'config' in place
      ? { ...document.locate(place.config), pointer: pointerOf(place.config) }
      : locateField(place.page, 'openapi');
  const loaded = await Promise.all(
    [...required].map(async ([source, place]) => {
      return [source, await store.load(source, locate(place))] as const;
    }),
  );
  return new Map(loaded);
}

/** Files that look like descriptions, but for those that `.mintignore` leaves out and nobody names. */
async function loadFound(
  { fileNames }: DescriptionSources,
  { store, files, ignored }: DescriptionsInput,
): Promise<ReadonlyMap<string, LoadedDescription>> {
  const candidates = files.filter((file) => fileNames.has(file) || ignored(file) === undefined);
  const found = await store.discover(candidates);
  const loaded = await Promise.all(
    found.map(async (file) => [file, await store.load(file)] as const),
  );
  return new Map(loaded);
}

function valuesOf(
  loaded: ReadonlyMap<string, LoadedDescription>,
): ReadonlyMap<string, ApiDescription> {
  return new Map([...loaded].flatMap(([name, { value }]) => (value ? [[name, value]] : [])));
}

/** Whether a page names a file, which may be a part of its path. */
function isMeant(file: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => file.includes(name));
}
