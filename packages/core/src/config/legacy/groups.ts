import { isRecord } from '../json-value.ts';
import { given, iconWithStyle } from './convert.ts';
import type { Origins } from './origins.ts';

/** A group of an upgraded navigation; pages may hold groups again. */
export type Group = Record<string, unknown>;

/** Title of a group that only collects pages and shows no heading. */
const blankTitle = ' ';

/** Decides about one page entry of a group. */
export type PageTest = (page: string) => boolean;

/** The groups of a legacy `navigation` array; pages outside groups get one without heading. */
export function legacyGroups(entries: readonly unknown[], origins: Origins): Group[] {
  return entries.flatMap((entry) => {
    if (isRecord(entry)) return [upgradedGroup(entry, origins)];
    return typeof entry === 'string' ? [{ group: blankTitle, pages: [entry] }] : [];
  });
}

/** A group in the new form, still with its `version`, which the caller takes out. */
function upgradedGroup(group: Record<string, unknown>, origins: Origins): Group {
  const { icon, iconType, public: _public, pages, ...rest } = group;
  const inner: unknown = Array.isArray(pages) ? upgradedPages(pages, origins) : pages;
  const upgraded = { ...rest, ...given({ icon: iconWithStyle(icon, iconType), pages: inner }) };
  return origins.derive(upgraded, group);
}

function upgradedPages(pages: readonly unknown[], origins: Origins): readonly unknown[] {
  if (!pages.some(isRecord)) return pages;
  const upgraded = pages.map((page: unknown) =>
    isRecord(page) ? upgradedGroup(page, origins) : page,
  );
  return origins.derive(upgraded, pages);
}

/** The versions that groups name, at any depth. */
export function namedVersions(groups: readonly Group[]): Map<string, Group> {
  const named = new Map<string, Group>();
  for (const group of groups) {
    const { version } = group;
    if (typeof version === 'string' && !named.has(version)) named.set(version, group);
    for (const [name, inner] of namedVersions(innerGroups(group))) {
      if (!named.has(name)) named.set(name, inner);
    }
  }
  return named;
}

/** The groups of one version, or of all when there are none, without their `version`. */
export function groupsOfVersion(
  groups: readonly Group[],
  version: string | undefined,
  origins: Origins,
): Group[] {
  return groups.flatMap((group) => {
    const { version: own, ...rest } = group;
    if (version !== undefined && typeof own === 'string' && own !== version) return [];
    const pages = Array.isArray(group['pages']) ? group['pages'] : undefined;
    if (pages === undefined || !pages.some(isRecord)) return [origins.derive(rest, group)];
    const kept = pages.flatMap((page: unknown) =>
      isRecord(page) ? groupsOfVersion([page], version, origins) : [page],
    );
    if (kept.length === pages.length) origins.derive(kept, pages);
    return [origins.derive({ ...rest, pages: kept }, group)];
  });
}

/**
 * The part of groups whose pages pass a test. A group is split when only some pass; a group without
 * pages counts as one whose title is tested as the empty path.
 */
export function groupsOfPages(groups: readonly Group[], test: PageTest, origins: Origins): Group[] {
  return groups.flatMap((group) => {
    const pages = Array.isArray(group['pages']) ? group['pages'] : [];
    if (pages.length === 0) return test('') ? [group] : [];
    const kept = pages.flatMap((page: unknown) => {
      if (isRecord(page)) return groupsOfPages([page], test, origins);
      return test(typeof page === 'string' ? page : '') ? [page] : [];
    });
    if (kept.length === 0) return [];
    const whole = kept.length === pages.length && kept.every((page, at) => page === pages[at]);
    return [whole ? group : origins.derive({ ...group, pages: kept }, group)];
  });
}

function innerGroups(group: Group): Group[] {
  return Array.isArray(group['pages']) ? group['pages'].filter(isRecord) : [];
}
