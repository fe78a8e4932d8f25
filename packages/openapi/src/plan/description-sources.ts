import { isRecord, type PageSource, parseEndpointSelector } from '@waymark/core';
import type { DescriptionFormat } from '../model/description.ts';
import { besidePage, isUrl, sourceName } from './source-name.ts';

/** Where something is named: keys from the top of the configuration, or a page. */
export type NamingPlace =
  | { readonly config: readonly (string | number)[] }
  | { readonly page: PageSource };

/** A list of overlays as the configuration has it. */
export interface OverlayList {
  readonly description: string;
  /** In the form of `required`; empty for none, those that name the description included. */
  readonly sources: readonly string[];
  /** Keys to the list. */
  readonly path: readonly (string | number)[];
}

/** What must be loaded before endpoint pages can be planned. */
export interface DescriptionSources {
  /** Descriptions that must exist, with the place that names each first. */
  readonly required: ReadonlyMap<string, NamingPlace>;
  /** Lists of overlays, by the description that they belong to. */
  readonly overlays: ReadonlyMap<string, OverlayList>;
  /** Lists that differ from an earlier one for the same description. */
  readonly conflicts: readonly OverlayList[];
  /** Names of local files that entries and pages use, which may be only a part of a path. */
  readonly fileNames: ReadonlySet<string>;
  /** A page or an entry may mean any description of the docs folder, so all must be looked at. */
  readonly searchesFolder: boolean;
}

/**
 * Every description that a configuration (as plain JSON) and its pages name: `openapi` of any
 * navigation element, `api.openapi`, and the files of endpoint entries and of frontmatter. For the
 * other format it is those of `asyncapi`, which has no overlays and no entries.
 */
export function descriptionSources(
  config: unknown,
  pages: readonly PageSource[],
  format: DescriptionFormat = 'openapi',
): DescriptionSources {
  const required = new Map<string, NamingPlace>();
  const overlays = new Map<string, OverlayList>();
  const conflicts: OverlayList[] = [];
  const fileNames = new Set<string>();
  let searchesFolder = false;
  const add = (name: string, place: () => NamingPlace) => {
    const source = sourceName(name);
    if (!required.has(source)) required.set(source, place());
  };
  const addFile = (file: string | undefined, place: () => NamingPlace) => {
    if (file !== undefined && isUrl(file)) return add(file, place);
    if (file !== undefined) fileNames.add(sourceName(file));
    searchesFolder = true;
  };
  const addNamed = (value: unknown, path: () => readonly (string | number)[]) => {
    for (const { keys, name } of namesOf(value))
      add(name, () => ({ config: [...path(), ...keys] }));
    for (const list of format === 'openapi' ? overlayLists(value, path) : []) {
      const known = overlays.get(list.description);
      if (known === undefined) overlays.set(list.description, list);
      else if (known.sources.join('\n') !== list.sources.join('\n')) conflicts.push(list);
    }
  };
  eachMember(config, ['navigation'], (key, value, path) => {
    if (key === format) addNamed(value, path);
    if (key === 'pages' && format === 'openapi')
      for (const { keys, name } of filesOf(value))
        addFile(name, () => ({ config: [...path(), ...keys] }));
  });
  eachMember(config, ['api'], (key, value, path) => {
    if (key === format) addNamed(value, path);
  });
  for (const page of pages) {
    const { openapi, 'openapi-schema': schema, asyncapi } = page.frontmatter;
    const place = () => ({ page });
    const addFromPage = (file: string | undefined) => {
      addFile(file, place);
      if (file?.startsWith('.')) fileNames.add(besidePage(file, page.file));
    };
    if (format === 'asyncapi') {
      if (typeof asyncapi === 'string') addFromPage(/^\s*(\S+)\s+\S/.exec(asyncapi)?.[1]);
      continue;
    }
    if (typeof openapi === 'string') addFromPage(parseEndpointSelector(openapi)?.file);
    if (typeof schema === 'string') addFromPage(schema.trim().split(/\s+/).slice(0, -1)[0]);
  }
  return { required, overlays, conflicts, fileNames, searchesFolder };
}

/** A name, with the keys that lead to it from the value that it was found in. */
interface Named {
  readonly name: string;
  readonly keys: readonly (string | number)[];
}

/** Names in an `openapi` value: a text, an object with `source`, or a list of both. */
function namesOf(value: unknown): readonly Named[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry, index) => {
    const name = isRecord(entry) ? entry['source'] : entry;
    if (typeof name !== 'string' || name.trim() === '') return [];
    const keys = [...(Array.isArray(value) ? [index] : []), ...(isRecord(entry) ? ['source'] : [])];
    return [{ name, keys }];
  });
}

/** The lists of overlays in an `openapi` value. */
function overlayLists(
  value: unknown,
  path: () => readonly (string | number)[],
): readonly OverlayList[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry, index) => {
    if (!isRecord(entry) || typeof entry['source'] !== 'string') return [];
    if (!Array.isArray(entry['overlays'])) return [];
    const written: readonly unknown[] = entry['overlays'];
    const names = written.filter((name) => typeof name === 'string');
    return {
      description: sourceName(entry['source']),
      sources: names.filter((name) => name.trim() !== '').map(sourceName),
      path: [...path(), ...(Array.isArray(value) ? [index] : []), 'overlays'],
    };
  });
}

/** File tokens of the endpoint entries in a list of pages. */
function filesOf(pages: unknown): readonly Named[] {
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((entry: unknown, index) => {
    const file = typeof entry === 'string' ? parseEndpointSelector(entry)?.file : undefined;
    return file === undefined ? [] : [{ name: file, keys: [index] }];
  });
}

/** A place on the way down, so that no path is written out that nobody asks for. */
interface Step {
  readonly key: string | number;
  readonly above: Step | undefined;
}

/**
 * Visits every member of every object below one key of a configuration, in order, however deep it
 * is. `path` gives the keys that lead to the member.
 */
function eachMember(
  config: unknown,
  [key]: readonly [string],
  visit: (key: string, value: unknown, path: () => readonly (string | number)[]) => void,
): void {
  const top = isRecord(config) ? config[key] : undefined;
  const waiting: (readonly [unknown, Step])[] = [[top, { key, above: undefined }]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, step] = next;
    if (typeof value !== 'object' || value === null) continue;
    const members = Object.entries(value);
    for (const [name, inner] of isRecord(value) ? members : []) {
      visit(name, inner, () => pathTo({ key: name, above: step }));
    }
    for (const [name, inner] of members.reverse()) {
      const inList = Array.isArray(value) ? Number(name) : name;
      waiting.push([inner, { key: inList, above: step }]);
    }
  }
}

function pathTo(step: Step): readonly (string | number)[] {
  const path: (string | number)[] = [];
  for (let at: Step | undefined = step; at; at = at.above) path.unshift(at.key);
  return path;
}
