import type { Frontmatter } from './page.ts';

/** Whom a site is for: everyone, or readers who have signed in and are of these groups. */
export type Audience = 'public' | Reader;

/** Someone who has signed in. */
export interface Reader {
  readonly groups: readonly string[];
}

/** Which readers may read something: those that each of the requirements admits; without one, everyone. */
export type Access = readonly Requirement[];

/** Admits readers whom any of its rules does. */
export type Requirement = readonly GroupRule[];

/** Admits readers of any of the groups that it includes, if they are of none that it excludes. */
export interface GroupRule {
  /** Absent where any reader is meant. */
  readonly includes?: readonly string[];
  readonly excludes?: readonly string[];
}

/** Admits all who have signed in. */
export const anyReader: Requirement = [{}];

/**
 * Whether an audience may read what has this access. All that keeps pages from readers asks here
 * (docs/format/docs-json.md#access).
 */
export function mayRead(access: Access, audience: Audience): boolean {
  if (audience === 'public') return access.length === 0;
  const groups = new Set(audience.groups);
  const admits = ({ excludes = [], includes }: GroupRule) =>
    (includes === undefined || includes.some((name) => groups.has(name))) &&
    !excludes.some((name) => groups.has(name));
  return access.every((rules) => rules.some(admits));
}

/** The groups that it depends on whether a reader is of. */
export function namedGroups(access: Access): readonly string[] {
  const rules = access.flat();
  return rules.flatMap(({ excludes = [], includes = [] }) => [...includes, ...excludes]);
}

/** What the frontmatter of a page says of its readers; nothing where it leaves that to the navigation. */
export function writtenAccess(frontmatter: Frontmatter): WrittenAccess | undefined {
  const requirement = groupsRequirement(frontmatter['groups']);
  if (requirement) return { key: 'groups', access: [requirement] };
  const closed = ['public', 'isPublic'].find((key) => frontmatter[key] === false);
  if (closed !== undefined) return { key: closed, access: [anyReader] };
  const open = ['public', 'isPublic'].find((key) => frontmatter[key] === true);
  return open === undefined ? undefined : { key: open, access: [] };
}

/** An access and the key that says so. */
export interface WrittenAccess {
  readonly key: string;
  readonly access: Access;
}

/**
 * Reads `groups`: names, rules, or one of either. What cannot be understood admits nobody, so that a
 * mistake publishes nothing.
 */
export function groupsRequirement(written: unknown): Requirement | undefined {
  if (written === undefined || written === null || written === '') return undefined;
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  if (list.length === 0) return undefined;
  const names = list.flatMap((entry) => groupName(entry) ?? []);
  const rules = list.flatMap((entry) =>
    typeof entry === 'object' && entry !== null ? [groupRule({ ...entry })] : [],
  );
  return [...(names.length > 0 || rules.length === 0 ? [{ includes: names }] : []), ...rules];
}

function groupRule(entry: Readonly<Record<string, unknown>>): GroupRule {
  const { excludes, includes, ...unknown } = entry;
  const isKnown = [excludes, includes].every(
    (list) => list === undefined || [list].flat().every((name) => groupName(name) !== undefined),
  );
  const isEmpty = excludes === undefined && includes === undefined;
  if (!isKnown || isEmpty || Object.keys(unknown).length > 0) return { includes: [] };
  return {
    ...(includes === undefined ? {} : { includes: groupNames(includes) }),
    ...(excludes === undefined ? {} : { excludes: groupNames(excludes) }),
  };
}

function groupNames(list: unknown): readonly string[] {
  return [list].flat().flatMap((name) => groupName(name) ?? []);
}

/** YAML reads a group that is called 2024 as a number. */
function groupName(name: unknown): string | undefined {
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}
