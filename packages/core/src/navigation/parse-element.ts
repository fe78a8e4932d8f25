import { isRecord, quote } from '../config/json-value.ts';
import { type ConfigPath, pointerOf } from '../config/path.ts';
import { groupsRequirement, type Requirement } from '../page/access.ts';
import { normalisePagePath } from '../page/page-path.ts';
import type { BuildContext, Inherited, JsonObject } from './build-context.ts';
import { checkContent } from './check-content.ts';
import { checkKeys } from './check-keys.ts';
import { checkSiblings } from './check-siblings.ts';
import { descriptionsIn, elementFields, inherit } from './element-fields.ts';
import { elementName } from './element-name.ts';
import {
  type ElementKind,
  elementSpecs,
  kindOfList,
  type ListKey,
  listKeys,
} from './element-specs.ts';
import {
  kindOfEntry,
  reportGlobalKey,
  reportInvalidEntry,
  reportMisplacedPath,
} from './entry-kind.ts';
import { findLanguage } from './languages.ts';
import type { NavNode } from './node.ts';
import { type ElementFields, parseFields } from './parse-fields.ts';
import { parseGlobalHref } from './parse-href.ts';
import { checkLanguage, parseLabel } from './parse-label.ts';
import { parsePageEntry, resolvePage } from './parse-page-entry.ts';
import { withoutRepeatedDivisions } from './repeated-divisions.ts';
import { withoutRepeatedPages } from './repeated-pages.ts';

/** Reads the `navigation` object itself. */
export function parseRoot(raw: JsonObject, path: ConfigPath, context: BuildContext): NavNode {
  const spec = elementSpecs.root;
  checkKeys(spec, raw, path, context);
  const fields = parseFields(spec, raw, path, context);
  const inherited = inherit({}, fields);
  const children = withoutRepeatedDivisions(parseLists(raw, path, inherited, context));
  checkContent(spec, raw, path, inherited, context);
  return {
    kind: 'root',
    id: pointerOf(path),
    label: '',
    children,
    ...elementFields(fields, listedOnly(inherited, raw, children)),
    ...parseGlobal(raw, path, inherited, context),
    location: context.locate(path),
  };
}

/** Reads a list of groups that stands in the place of the `navigation` object. */
export function parseRootList(
  raw: readonly unknown[],
  path: ConfigPath,
  context: BuildContext,
): NavNode {
  const children = raw.flatMap((entry, index) =>
    parseEntry('groups', entry, [...path, index], {}, context),
  );
  return {
    kind: 'root',
    id: pointerOf(path),
    label: '',
    children,
    location: context.locate(path),
  };
}

function parseElement(
  kind: ElementKind,
  entry: JsonObject,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): NavNode {
  const readers = namedReaders(entry, context);
  const raw = readers ? withoutReaders(entry) : entry;
  const spec = elementSpecs[kind];
  checkKeys(spec, raw, path, context);
  const label = parseLabel(kind, raw, path, context);
  if (kind === 'language') checkLanguage(label, path, context);
  const fields = parseFields(spec, raw, path, context);
  const next = inherit(inherited, fields);
  if (fields.searchable === true && next.hidden !== true) {
    const message = '`searchable: true` has no effect on an element that is not hidden.';
    context.report('navigation-key-unused', [...path, 'searchable'], message, 'Remove it.');
  }
  const root =
    fields.root === undefined ? undefined : resolvePage(fields.root, [...path, 'root'], context);
  const children = parseLists(raw, path, next, context);
  const node: NavNode = {
    kind,
    id: pointerOf(path),
    label: shownLabel(kind, label, fields),
    children,
    ...(kind === 'language' ? { language: label } : {}),
    ...elementFields(fields, listedOnly(next, raw, children)),
    ...(readers ? { readers } : {}),
    ...(root === undefined ? {} : { root }),
    ...parseGlobal(raw, path, next, context),
    location: context.locate(path),
  };
  if (fields.hidden === true) context.hidden.add(node.id);
  return node;
}

/**
 * What takes effect on an element itself. One whose entries all turned out unreadable listed
 * something, so its description is not in force: that would make pages for all endpoints.
 */
function listedOnly(
  { openapi, asyncapi, ...others }: Inherited,
  raw: JsonObject,
  children: readonly NavNode[],
): Inherited {
  const isListed = (list: ListKey) => !isEmptyList(raw[list]);
  const isLost = children.length === 0 && listKeys.some(isListed);
  return isLost ? others : { ...others, ...descriptionsIn({ openapi, asyncapi }) };
}

function isEmptyList(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function shownLabel(kind: ElementKind, label: string, fields: ElementFields): string {
  if (kind === 'language') return findLanguage(label)?.language.label ?? label;
  return fields.name ?? label;
}

/** The children of an element in the order of the file, whichever lists they stand in. */
function parseLists(
  raw: JsonObject,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): readonly NavNode[] {
  // A group with a page of its own needs no others.
  const hasPage = raw['root'] !== undefined;
  const children = Object.keys(raw).flatMap((key) => {
    const list = listKeys.find((known) => known === key);
    const isSet = raw[key] !== null && !(hasPage && isEmptyList(raw[key]));
    return list !== undefined && isSet
      ? parseList(list, raw[key], [...path, key], inherited, context)
      : [];
  });
  // Where one list holds both, the order of its entries is meant.
  const isBeside = raw['pages'] !== undefined && raw['groups'] !== undefined;
  return isBeside ? withoutRepeatedPages(children, context) : children;
}

function parseList(
  list: ListKey,
  value: unknown,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): readonly NavNode[] {
  if (!Array.isArray(value)) {
    const message = `\`${list}\` is ${quote(value)}, but it must be an array.`;
    context.report('navigation-value-invalid', path, message, 'Put the entries into [ ].');
    return isRecord(value) || (typeof value === 'string' && value.trim() !== '')
      ? parseEntry(list, value, path, inherited, context)
      : [];
  }
  // Where a specification is in force, an empty list asks for all of its endpoints.
  if (value.length === 0 && inherited.openapi === undefined) {
    const message = `\`${list}\` has no entries.`;
    context.report('navigation-list-empty', path, message, 'Add entries or remove the key.');
  }
  const children = value.flatMap((entry: unknown, index) =>
    parseEntry(list, entry, [...path, index], inherited, context),
  );
  checkSiblings(list, value, children, path, context);
  return children;
}

function parseEntry(
  list: ListKey,
  entry: unknown,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): readonly NavNode[] {
  if (typeof entry === 'string' && (list === 'pages' || entry.trim() !== '')) {
    if (list !== 'pages') reportMisplacedPath(list, entry, path, context);
    const page = parsePageEntry(entry, path, inherited, context);
    return page ? [page] : [];
  }
  if (Array.isArray(entry)) {
    const message = `This entry of \`${list}\` is a list of its own; its entries are read in its place.`;
    context.report('navigation-page-invalid', path, message, 'Remove the inner [ ].');
    return entry.flatMap((inner: unknown, index) =>
      parseEntry(list, inner, [...path, index], inherited, context),
    );
  }
  const kind = isRecord(entry) ? kindOfEntry(list, entry, path, context) : undefined;
  if (!isRecord(entry) || kind === undefined) {
    reportInvalidEntry(list, entry, path, context);
    return [];
  }
  const content = namedReaders(entry, context) ? withoutReaders(entry) : entry;
  checkContent(elementSpecs[kind], content, path, inherited, context);
  return [parseElement(kind, entry, path, inherited, context)];
}

/**
 * The readers that `groups` of an element names, as it does in frontmatter, where groups of pages
 * would stand. A list that holds paths of pages only is taken for those.
 */
function namedReaders(entry: JsonObject, context: BuildContext): Requirement | undefined {
  const { groups, ...rest } = entry;
  const contents = [...listKeys, 'root', 'href', 'openapi', 'asyncapi'];
  if (!contents.some((key) => rest[key] !== undefined)) return undefined;
  const list: readonly unknown[] = Array.isArray(groups) ? groups : [groups];
  const isPage = (name: unknown) =>
    typeof name === 'string' && context.pages.get(normalisePagePath(name).path) !== undefined;
  const isReader = (name: unknown) =>
    typeof name === 'string' || (isRecord(name) && ('includes' in name || 'excludes' in name));
  if (!list.every(isReader) || list.every(isPage)) return undefined;
  return groupsRequirement(groups, entry['public'] === true);
}

function withoutReaders({ groups: _readers, ...element }: JsonObject): JsonObject {
  return element;
}

const globalLists: readonly ListKey[] = [
  'anchors',
  'languages',
  'versions',
  'tabs',
  'dropdowns',
  'products',
];

/** Reads `global`: links shown on every page below the element that holds it. */
function parseGlobal(
  raw: JsonObject,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): Pick<NavNode, 'global'> {
  const global = raw['global'] ?? undefined;
  if (global === undefined) return {};
  const at = [...path, 'global'];
  if (!isRecord(global)) {
    const message = `\`global\` is ${quote(global)}, but it must be an object with \`anchors\`.`;
    context.report('navigation-value-invalid', at, message);
    return {};
  }
  const nodes = Object.keys(global).flatMap((key) => {
    const list = listKeys.find((known) => known === key);
    if (list && globalLists.includes(list)) {
      return parseGlobalList(list, global[key], [...at, key], inherited, context);
    }
    reportGlobalKey(key, list !== undefined, [...at, key], context);
    return list ? parseList(list, global[key], [...at, key], inherited, context) : [];
  });
  return nodes.length > 0 ? { global: nodes } : {};
}

function parseGlobalList(
  list: ListKey,
  value: unknown,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): readonly NavNode[] {
  if (!Array.isArray(value)) return parseList(list, value, path, inherited, context);
  return value.flatMap((entry: unknown, index) => {
    const at = [...path, index];
    if (!isRecord(entry)) return parseEntry(list, entry, at, inherited, context);
    return parseGlobalItem(kindOfList[list], entry, at, inherited, context);
  });
}

function parseGlobalItem(
  kind: ElementKind,
  entry: JsonObject,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): readonly NavNode[] {
  const readers = namedReaders(entry, context);
  const element = readers ? withoutReaders(entry) : entry;
  const { href, ...rest } = element;
  const linked = kind === 'anchor' ? rest : element;
  const parsed = {
    ...parseElement(kind, linked, path, inherited, context),
    ...(readers ? { readers } : {}),
  };
  const written = href ?? entry['url'];
  const name = elementName(kind);
  if (written === undefined || written === '') {
    const message = `The global ${name} "${parsed.label}" has no \`href\`.`;
    context.report('navigation-global-href-missing', path, message, 'Add an external `href`.');
    return parsed.children.length > 0 ? [parsed] : [];
  }
  if (parsed.children.length > 0) {
    const message = `The global ${name} "${parsed.label}" has content; it opens its \`href\`.`;
    context.report(
      'navigation-href-beside-content',
      path,
      message,
      `Move the content out of \`global\`.`,
    );
  } else if (kind === 'anchor') reportDescriptions(rest, path, context);
  const url = kind === 'anchor' ? parseGlobalHref(written, [...path, 'href'], context) : parsed.url;
  return url === undefined && parsed.children.length === 0 ? [] : [{ ...parsed, url }];
}

/** Descriptions of an anchor that only links: pages are made for elements of the navigation alone. */
function reportDescriptions(anchor: JsonObject, path: ConfigPath, context: BuildContext): void {
  for (const key of ['openapi', 'asyncapi']) {
    if ((anchor[key] ?? undefined) === undefined) continue;
    const message = `\`${key}\` has no effect on a global anchor, which opens its \`href\`.`;
    const hint = 'Move the anchor out of `global` for pages of the description, or remove the key.';
    context.report('navigation-href-beside-content', [...path, key], message, hint);
  }
}
