import { anchorColor, given, iconWithStyle } from './convert.ts';
import { type Group, groupsOfPages } from './groups.ts';
import type { Origins } from './origins.ts';

/** A `tabs` or `anchors` entry of mint.json. */
export interface LegacySection {
  readonly source: Record<string, unknown>;
  readonly name: string;
  /** Prefix of the pages it holds, without slashes at its ends; empty for the rest. */
  readonly prefix: string;
  /** Address of a place outside the site, instead of pages. */
  readonly href: string | undefined;
}

/** Groups by the section that holds their pages, and those that none holds. */
export interface DividedGroups {
  readonly held: ReadonlyMap<LegacySection, readonly Group[]>;
  readonly rest: readonly Group[];
}

/** Reads a `tabs` or `anchors` entry. */
export function legacySection(source: Record<string, unknown>): LegacySection {
  const url = typeof source['url'] === 'string' ? source['url'].trim() : '';
  const external = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
  return {
    source,
    name: typeof source['name'] === 'string' ? source['name'] : url,
    prefix: external ? '' : url.replace(/^\/+|\/+$/g, ''),
    href: external ? url : undefined,
  };
}

/** Gives every page to the section with the longest prefix of its path. */
export function divideGroups(
  groups: readonly Group[],
  sections: readonly LegacySection[],
  origins: Origins,
): DividedGroups {
  const holder = holderAmong(sections);
  const held = new Map<LegacySection, readonly Group[]>();
  for (const entry of sections) {
    const own = groupsOfPages(groups, (page) => holder(page) === entry, origins);
    if (own.length > 0) held.set(entry, own);
  }
  return { held, rest: groupsOfPages(groups, (page) => holder(page) === undefined, origins) };
}

/** Finds the section that holds a path: the one with the longest prefix of it, if any has one. */
export function holderAmong(
  sections: readonly LegacySection[],
): (path: string) => LegacySection | undefined {
  const longestFirst = sections
    .filter((entry) => entry.prefix !== '')
    .toSorted((left, right) => right.prefix.length - left.prefix.length);
  return (page) => {
    const path = page.replace(/^\/+/, '');
    return longestFirst.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  };
}

/** The properties that a tab or anchor keeps, apart from its label and content. */
export function sectionProperties(entry: LegacySection): Record<string, unknown> {
  const { icon, iconType, color, isDefaultHidden, openapi } = entry.source;
  return given({
    icon: iconWithStyle(icon, iconType),
    color: anchorColor(color),
    hidden: isDefaultHidden === true ? true : undefined,
    openapi: openapiWithDirectory(openapi, entry.prefix),
  });
}

function openapiWithDirectory(openapi: unknown, directory: string): unknown {
  if (directory === '') return openapi;
  if (typeof openapi === 'string') return { source: openapi, directory };
  if (!Array.isArray(openapi)) return openapi;
  return openapi.map((source: unknown) => ({ source, directory }));
}
