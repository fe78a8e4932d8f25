import type { DiagnosticCode } from '../../diagnostic/codes.ts';
import { isRecord, kindOf } from '../json-value.ts';
import { given } from './convert.ts';
import { describedFiles, endpointsGroup } from './endpoints.ts';
import { type Group, groupsOfVersion, legacyGroups, namedVersions } from './groups.ts';
import type { Origins } from './origins.ts';
import {
  divideGroups,
  holderAmong,
  type LegacySection,
  legacySection,
  sectionProperties,
} from './sections.ts';

/** The properties of mint.json that make up its navigation. */
export interface LegacyNavigation {
  readonly navigation: readonly unknown[];
  readonly tabs?: unknown;
  readonly anchors?: unknown;
  readonly versions?: unknown;
  readonly primaryTab?: unknown;
  readonly topAnchor?: unknown;
}

/** What the upgrade of a navigation tells: where its parts came from, and mistakes. */
export interface NavigationUpgrade {
  readonly origins: Origins;
  /** Reports a mistake at an object of the legacy navigation. */
  readonly report: (code: DiagnosticCode, at: object, message: string, hint: string) => void;
}

interface Version {
  readonly name: string;
  readonly locale: string | undefined;
  readonly isDefault: boolean;
}

/** What a tab, or a version without tabs, holds. */
interface Content {
  readonly groups: readonly Group[];
  /** The tab, where it is one. */
  readonly tab?: LegacySection | undefined;
  /** Anchors without pages of their own, for which pages are made. */
  readonly generated: readonly LegacySection[];
}

/** Tabs, anchors and labels in force while one version is put together. */
interface Scope {
  readonly tabs: readonly LegacySection[];
  readonly anchors: readonly LegacySection[];
  readonly firstTab: string;
  /** Of the pages that no anchor claims. */
  readonly firstAnchor: Readonly<Record<string, unknown>>;
  /** The section that its label is of. */
  readonly rootAnchor: LegacySection | undefined;
  /** Sections that got pages in some version. */
  readonly used: Set<LegacySection>;
}

const defaultLabel = 'Documentation';

/**
 * A legacy navigation in the new form: versions or languages, in them tabs, in them anchors, in
 * them groups. Tabs and anchors hold the pages below their URL; what no URL claims comes first.
 */
export function upgradeNavigation(
  legacy: LegacyNavigation,
  upgrade: NavigationUpgrade,
): Record<string, unknown> {
  const { origins } = upgrade;
  const groups = legacyGroups(legacy.navigation, origins);
  const scope = scopeOf(legacy);
  const versions = versionsOf(legacy.versions, groups, upgrade);
  const content =
    versions.length === 0 ? scopeContent(groups, scope, undefined, origins) : undefined;
  const ofAll = scope.anchors.filter(
    ({ source }) => versions.length === 0 || source['version'] === undefined,
  );
  const links = globalAnchors(ofAll, origins);
  const navigation = {
    ...(content ?? versionContent(versions, groups, scope, origins)),
    ...(links === undefined ? {} : { global: links }),
  };
  reportEntries(legacy, upgrade);
  const names = new Set<unknown>(versions.map(({ name }) => name));
  const isOfNone = ({ source }: LegacySection) =>
    names.size > 0 && source['version'] !== undefined && !names.has(source['version']);
  reportUnused([...scope.tabs, ...scope.anchors], { used: scope.used, isOfNone }, upgrade);
  return origins.derive(navigation, legacy.navigation);
}

function scopeOf(legacy: LegacyNavigation): Scope {
  const tabs = records(legacy.tabs).map(legacySection);
  const anchors = records(legacy.anchors).map(legacySection);
  const primary = isRecord(legacy.primaryTab) ? legacy.primaryTab['name'] : undefined;
  const top = isRecord(legacy.topAnchor) ? legacy.topAnchor : {};
  const rootTab = tabs.find(isRest);
  const rootAnchor = anchors.find(isRest);
  const isNamed = typeof top['name'] === 'string';
  const { icon, color } = rootAnchor ? sectionProperties(rootAnchor) : {};
  return {
    tabs,
    anchors,
    firstTab: typeof primary === 'string' ? primary : (rootTab?.name ?? defaultLabel),
    firstAnchor: {
      anchor: isNamed ? top['name'] : (rootAnchor?.name ?? defaultLabel),
      icon: top['icon'] ?? icon ?? 'book-open',
      ...given({ color: isNamed ? undefined : color }),
    },
    rootAnchor: isNamed ? undefined : rootAnchor,
    used: new Set(),
  };
}

/** Whether a section stands for all pages that no other one claims. */
function isRest(entry: LegacySection): boolean {
  return entry.href === undefined && entry.prefix === '';
}

function versionsOf(
  declared: unknown,
  groups: readonly Group[],
  upgrade: NavigationUpgrade,
): Version[] {
  const versions = (Array.isArray(declared) ? declared : []).flatMap((entry: unknown) => {
    const record = isRecord(entry) ? entry : { name: entry };
    const { name, locale } = record;
    if (typeof name !== 'string') return [];
    const language = typeof locale === 'string' ? locale : undefined;
    return [{ name, locale: language, isDefault: record['default'] === true }];
  });
  for (const [name, group] of namedVersions(groups)) {
    if (versions.some((version) => version.name === name)) continue;
    const message = `A group names the version "${name}", which "versions" does not declare; it was added.`;
    const hint = `Add "${name}" to "versions", or correct the name.`;
    upgrade.report('config-legacy-version', group, message, hint);
    versions.push({ name, locale: undefined, isDefault: false });
  }
  return versions;
}

function versionContent(
  versions: readonly Version[],
  groups: readonly Group[],
  scope: Scope,
  origins: Origins,
): Record<string, unknown> {
  const languages = versions.every((version) => version.locale !== undefined);
  const entries = versions.map(({ name, locale, isDefault }) => {
    const own = scope.anchors.filter(({ source }) => source['version'] === name);
    const links = globalAnchors(own, origins);
    return {
      ...(languages ? { language: locale } : { version: name }),
      ...given({ default: isDefault ? true : undefined }),
      ...scopeContent(groups, scope, name, origins),
      ...given({ global: links }),
    };
  });
  return languages ? { languages: entries } : { versions: entries };
}

/** Tabs, or anchors, or groups: what a version holds. */
function scopeContent(
  allGroups: readonly Group[],
  scope: Scope,
  version: string | undefined,
  origins: Origins,
): Record<string, unknown> {
  const groups = groupsOfVersion(allGroups, version, origins);
  const tabs = scope.tabs.filter((tab) => belongsTo(tab, version));
  const generated = generatedAnchors(groups, scope, version, origins);
  if (tabs.every(isRest)) return tabContent({ groups, generated }, scope, version, origins);
  const { held, rest } = divideGroups(groups, tabs, origins);
  const shown = tabs.filter((tab) => tab.href !== undefined || held.has(tab) || isGeneratable(tab));
  const holder = holderAmong(shown);
  const generatedIn = (tab?: LegacySection) =>
    generated.filter((anchor) => holder(anchor.prefix) === tab);
  const others = shown.map((tab) => {
    scope.used.add(tab);
    const own = held.get(tab);
    const inside = generatedIn(tab);
    const inner = own
      ? tabContent({ groups: own, tab, generated: inside }, scope, version, origins)
      : besideGenerated(tab, inside, scope, origins);
    const properties = { ...sectionProperties(tab), ...given({ href: tab.href }) };
    return origins.derive({ tab: tab.name, ...properties, ...inner }, tab.source);
  });
  const unclaimed = generatedIn();
  if (rest.length === 0) return { tabs: [...others, ...generatedTabs(unclaimed, scope, origins)] };
  const content = tabContent(
    { groups: rest, tab: tabs.find(isRest), generated: unclaimed },
    scope,
    version,
    origins,
  );
  return { tabs: [{ tab: scope.firstTab, ...restProperties(tabs, scope), ...content }, ...others] };
}

/** Anchors of a version that hold none of its pages, but have an API description to make some from. */
function generatedAnchors(
  groups: readonly Group[],
  scope: Scope,
  version: string | undefined,
  origins: Origins,
): readonly LegacySection[] {
  const anchors = scope.anchors.filter((anchor) => belongsTo(anchor, version));
  const { held } = divideGroups(groups, anchors, origins);
  return anchors.filter((anchor) => !held.has(anchor) && isGeneratable(anchor));
}

/** Whether pages can be made for a section that has none. */
function isGeneratable(entry: LegacySection): boolean {
  return !isRest(entry) && entry.href === undefined && entry.source['openapi'] !== undefined;
}

/** Anchors below a tab whose pages are made too: beside those, unless they would be the same ones. */
function besideGenerated(
  tab: LegacySection,
  generated: readonly LegacySection[],
  scope: Scope,
  origins: Origins,
): Record<string, unknown> {
  const others = generated.filter((anchor) => !describesSame(anchor, tab));
  if (others.length === 0) return {};
  // The first has what is made of the description of the tab.
  return {
    anchors: [firstAnchor(scope), ...others.map((anchor) => anchorEntry(anchor, scope, origins))],
  };
}

/** Whether two sections are about the same API. */
function describesSame(left: LegacySection, right: LegacySection): boolean {
  return describedFiles(left).join('\n') === describedFiles(right).join('\n');
}

/** Anchors as tabs, where no other tab has a place for them. */
function generatedTabs(
  anchors: readonly LegacySection[],
  scope: Scope,
  origins: Origins,
): readonly object[] {
  return anchors.map((anchor) => {
    scope.used.add(anchor);
    // A tab has no color.
    const { color: _color, ...properties } = sectionProperties(anchor);
    return origins.derive({ tab: anchor.name, ...properties }, anchor.source);
  });
}

/** Anchors that hold pages or get some, or the groups themselves where no anchor does. */
function tabContent(
  { groups, tab, generated }: Content,
  scope: Scope,
  version: string | undefined,
  origins: Origins,
): Record<string, unknown> {
  const anchors = scope.anchors.filter((anchor) => belongsTo(anchor, version));
  const { held, rest } = divideGroups(groups, anchors, origins);
  const shown = anchors.filter((anchor) => held.has(anchor) || generated.includes(anchor));
  const isElsewhere = shown.some((anchor) => tab && describesSame(anchor, tab));
  const added = tab && !isElsewhere ? endpointsGroup(tab, groups, origins) : [];
  if (shown.length === 0) return { groups: [...groups, ...added] };
  const own = [...rest, ...added];
  const first = own.length > 0 ? [{ ...firstAnchor(scope), groups: own }] : [];
  const others = shown.map((anchor) => anchorEntry(anchor, scope, origins, held.get(anchor)));
  return { anchors: [...first, ...others] };
}

/** The anchor of what no other claims. */
function firstAnchor(scope: Scope): Readonly<Record<string, unknown>> {
  if (scope.rootAnchor) scope.used.add(scope.rootAnchor);
  return scope.firstAnchor;
}

function anchorEntry(
  anchor: LegacySection,
  scope: Scope,
  origins: Origins,
  groups?: readonly Group[],
): object {
  scope.used.add(anchor);
  const all = groups && [...groups, ...endpointsGroup(anchor, groups, origins)];
  const properties = { ...sectionProperties(anchor), ...given({ groups: all }) };
  return origins.derive({ anchor: anchor.name, ...properties }, anchor.source);
}

/** Those of the anchors that lead out of the site, as global anchors. */
function globalAnchors(
  anchors: readonly LegacySection[],
  origins: Origins,
): Record<string, unknown> | undefined {
  const links = anchors.filter((anchor) => anchor.href !== undefined);
  if (links.length === 0) return undefined;
  const entries = links.map((anchor) => {
    const { openapi: _openapi, ...properties } = sectionProperties(anchor);
    return origins.derive({ anchor: anchor.name, href: anchor.href, ...properties }, anchor.source);
  });
  return { anchors: entries };
}

/** Sections that claim no page of any version, and descriptions without a place, would vanish without a word. */
function reportUnused(
  sections: readonly LegacySection[],
  { used, isOfNone }: Use,
  upgrade: NavigationUpgrade,
): void {
  for (const entry of sections) {
    if (used.has(entry)) continue;
    const hasDescription = entry.source['openapi'] !== undefined;
    const reason = isOfNone(entry) ? ofNoVersion(entry) : withoutPages(entry);
    if (reason) {
      const message = `"${entry.name}" is left out: ${reason[0]}.`;
      upgrade.report('config-legacy-dropped', entry.source, message, reason[1]);
    } else if (hasDescription) reportDescription(entry, upgrade);
  }
}

/** What becomes of the sections. */
interface Use {
  readonly used: ReadonlySet<LegacySection>;
  /** Whether a section names a version that there is not. */
  readonly isOfNone: (entry: LegacySection) => boolean;
}

type Reason = readonly [reason: string, hint: string];

function ofNoVersion({ source }: LegacySection): Reason {
  return [
    `there is no version "${String(source['version'])}"`,
    'Correct its "version", or add that to "versions".',
  ];
}

/** Why a section is left out; nothing where only its description is. */
function withoutPages(entry: LegacySection): Reason | undefined {
  if (entry.href !== undefined) return undefined;
  if (!isRest(entry)) {
    return [
      `no page of the navigation lies below "${entry.prefix}"`,
      'Correct its "url", or remove it.',
    ];
  }
  // Its description is told of, with the same advice.
  if (entry.source['openapi'] !== undefined) return undefined;
  return [
    'it has no "url" of a folder whose pages it could hold',
    'Give it one, such as "guides", or remove it.',
  ];
}

/** Entries of `tabs` and `anchors` that are none. */
function reportEntries({ tabs, anchors }: LegacyNavigation, upgrade: NavigationUpgrade): void {
  for (const [key, value] of Object.entries({ tabs, anchors })) {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    for (const entry of entries) {
      if (isRecord(entry)) continue;
      const message = `In "${key}", ${kindOf(entry)} is left out.`;
      const hint = 'Write { "name": "Guides", "url": "guides" }.';
      upgrade.report('config-legacy-dropped', entries, message, hint);
    }
  }
}

function reportDescription(entry: LegacySection, upgrade: NavigationUpgrade): void {
  const [reason, hint] =
    entry.href === undefined
      ? ['it has no "url" that its pages could lie below', 'Give it one, such as "api-reference".']
      : ['its "url" leads out of the site', 'Give it one such as "api-reference", or remove it.'];
  const message = `The "openapi" of "${entry.name}" is left out: ${reason}.`;
  upgrade.report('config-legacy-dropped', entry.source, message, hint);
}

function restProperties(tabs: readonly LegacySection[], { used }: Scope): Record<string, unknown> {
  const rest = tabs.find(isRest);
  if (rest === undefined) return {};
  used.add(rest);
  return sectionProperties(rest);
}

function belongsTo(entry: LegacySection, version: string | undefined): boolean {
  const own = entry.source['version'];
  return version === undefined || own === undefined || own === version;
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
