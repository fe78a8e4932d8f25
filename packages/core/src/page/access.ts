import type { Frontmatter } from './page.ts';

/** Whom a site is for: everyone, or readers who have signed in and are of these groups. */
export type Audience = 'public' | Reader;

/** Someone who has signed in. */
export interface Reader {
  readonly groups: readonly string[];
}

/** Which readers may read something: those that each of the requirements admits; without one, everyone. */
export type Access = readonly Requirement[];

/** Admits readers of any of the groups that it includes, if they are of none that it excludes. */
export interface Requirement {
  /** Absent where any reader is meant; empty where nobody is. */
  readonly includes?: readonly string[];
  readonly excludes?: readonly string[];
  /** Admits the public too: it keeps nobody out but readers of groups that it excludes. */
  readonly isOpen?: true;
}

/** Admits all who have signed in. */
export const anyReader: Requirement = {};

/** Admits none. */
const nobody: Requirement = { includes: [] };

/** Stands for all groups in a list of their names. */
const everyGroup = '*';

/**
 * Whether an audience may read what has this access. All that keeps pages from readers asks here
 * (docs/format/docs-json.md#access).
 */
export function mayRead(access: Access, audience: Audience): boolean {
  if (audience === 'public') return access.every(({ isOpen }) => isOpen === true);
  const groups = new Set(audience.groups);
  return access.every(
    ({ excludes = [], includes }) =>
      (includes === undefined || includes.some((name) => groups.has(name))) &&
      !excludes.some((name) => groups.has(name)),
  );
}

/** The groups that it depends on whether a reader is of. */
export function namedGroups(access: Access): readonly string[] {
  return access.flatMap(({ excludes = [], includes = [] }) => [...includes, ...excludes]);
}

/** What the frontmatter of a page says of its readers; nothing where it leaves that to the navigation. */
export function writtenAccess(frontmatter: Frontmatter): WrittenAccess | undefined {
  const saysPublic = (value: boolean) =>
    ['public', 'isPublic'].find((key) => frontmatter[key] === value);
  const closed = saysPublic(false);
  const open = saysPublic(true);
  const isOpen = closed === undefined && open !== undefined;
  const requirement = groupsRequirement(frontmatter['groups'], isOpen);
  if (requirement) return { key: 'groups', access: [requirement] };
  if (closed !== undefined) return { key: closed, access: [anyReader] };
  return open === undefined ? undefined : { key: open, access: [] };
}

/** An access and the key that says so. */
export interface WrittenAccess {
  readonly key: string;
  readonly access: Access;
}

/**
 * Reads `groups`: names, rules, or one of either, which all count together. What cannot be
 * understood admits nobody, so that a mistake publishes nothing.
 *
 * @param isOpen whether `public: true` stands beside it, which counts where no group is included
 */
export function groupsRequirement(written: unknown, isOpen = false): Requirement | undefined {
  if (written === undefined || written === null || written === '') return undefined;
  const rules = groupRules(written) ?? [];
  if (rules.length === 0) return nobody;
  const includes = union(rules.map((rule) => rule.includes));
  const excludes = union(rules.map((rule) => rule.excludes));
  if (excludes?.includes(everyGroup)) return nobody;
  return {
    ...(includes === undefined || includes.includes(everyGroup) ? {} : { includes }),
    ...(excludes === undefined ? {} : { excludes }),
    ...(isOpen && includes === undefined ? { isOpen } : {}),
  };
}

/** Whether what is written as `groups` can be understood. */
export function isGroups(written: unknown): boolean {
  return groupRules(written) !== undefined;
}

/** Nothing where an entry cannot be understood. */
function groupRules(written: unknown): readonly GroupRule[] | undefined {
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  const rules = list.map(groupRule);
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

type GroupRule = Pick<Requirement, 'includes' | 'excludes'>;

/** The lists of a rule, or of a name that stands for one; nothing for anything else. */
function groupRule(entry: unknown): GroupRule | undefined {
  const name = groupName(entry);
  if (name !== undefined) return { includes: [name] };
  if (typeof entry !== 'object' || entry === null) return undefined;
  const lists = Object.entries(entry).map(([key, list]) => [key, groupNames(list)] as const);
  const isRule = lists.every(([key, names]) => ruleKeys.has(key) && names !== undefined);
  return isRule && lists.length > 0 ? Object.fromEntries(lists) : undefined;
}

const ruleKeys: ReadonlySet<string> = new Set(['includes', 'excludes']);

/** Nothing where one of them is no name. */
function groupNames(list: unknown): readonly string[] | undefined {
  const names = [list].flat().map(groupName);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** YAML reads a group that is called 2024 as a number. */
function groupName(name: unknown): string | undefined {
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

/** All of these lists, each name once; nothing where none is written. */
function union(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const written = lists.filter((list) => list !== undefined);
  return written.length === 0 ? undefined : [...new Set(written.flat())];
}
