import { lookup } from '../config/lookup.ts';
import type { ConfigPath } from '../config/path.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { navigationProperties } from '../properties/navigation.ts';
import { withoutEffect } from '../properties/property-state.ts';
import type { BuildContext, JsonObject } from './build-context.ts';
import { elementName, withArticle } from './element-name.ts';
import {
  type ElementKind,
  type ElementSpec,
  elementKinds,
  elementSpecs,
  fieldKeys,
  listKeys,
} from './element-specs.ts';

/** What people write instead of them; nothing for those beside the label of the element. */
const legacyKeys: Readonly<Record<string, string>> = {
  url: 'href',
  name: '',
  title: '',
  label: '',
};

/** Keys that people write instead of `expanded`. */
const expandedAliases: ReadonlySet<string> = new Set([
  'collapsed',
  'collapsible',
  'expand',
  'expandable',
  'isExpanded',
  'isDefaultOpen',
  'defaultOpen',
]);

/** Properties of the configuration that belong outside `navigation`. */
const outsideKeys: Readonly<Record<string, string>> = {
  drilldown: '`"interaction": { "drilldown": … }`',
  eyebrows: '`"styling": { "eyebrows": … }`',
};

/** Reports the keys of an element that it does not have: unknown, misplaced, legacy, no effect. */
export function checkKeys(
  spec: ElementSpec,
  raw: JsonObject,
  path: ConfigPath,
  context: BuildContext,
): void {
  const fields: readonly string[] = spec.fields;
  const children: readonly string[] = spec.children;
  for (const key of Object.keys(raw)) {
    const isKnown = fields.includes(key) || children.includes(key);
    if (isKnown && raw[key] === null) reportNull(key, [...path, key], context);
    if ((key === spec.kind && key !== 'root') || isKnown) continue;
    if (key === '$schema' || key === '$ref') continue;
    if (isMisnamedLabel(key, spec, raw)) continue;
    reportKey(spec, key, [...path, key], context);
  }
  reportUnsupported(spec, raw, path, context);
}

/** The missing label is reported with the advice to rename this key. */
function isMisnamedLabel(key: string, spec: ElementSpec, raw: JsonObject): boolean {
  return spec.kind !== 'root' && raw[spec.kind] === undefined && legacyKeys[key] === '';
}

function reportNull(key: string, at: ConfigPath, context: BuildContext): void {
  const message = `\`${key}\` is null, which is read as if the key were absent.`;
  context.reportKey('navigation-value-repaired', at, message, `Remove \`${key}\`.`);
}

function reportKey(spec: ElementSpec, key: string, at: ConfigPath, context: BuildContext): void {
  const owner =
    spec.kind === 'root' ? 'the root of `navigation`' : withArticle(elementName(spec.kind));
  const isList = listKeys.some((list) => list === key);
  const isLabel = elementKinds.some((kind) => kind === key);
  if (Object.hasOwn(legacyKeys, key)) {
    const rightKey = legacyKeys[key];
    const message = `\`${key}\` is not a key of ${owner}.`;
    const hint = rightKey ? `Write \`${rightKey}\` instead.` : 'Remove it.';
    context.reportKey('navigation-key-legacy', at, message, hint);
  } else if (isLabel && spec.kind !== 'root') {
    const message = `\`${key}\` may not stand in ${owner}: it is ignored, and the entry is shown as ${owner}.`;
    context.reportKey('navigation-misplaced', at, message, 'Remove it.');
  } else if (isLabel && key !== 'root') {
    const message = `\`${key}\` may not stand in ${owner}.`;
    const list = elementSpecs.root.children.find((name) => name === `${key}s`);
    const hint = list
      ? `Write \`"${list}": [ { "${key}": …, "pages": [ … ] } ]\`.`
      : allowedHere(spec);
    context.reportKey('navigation-misplaced', at, message, hint);
  } else if (isList || isLabel || key === 'href') {
    const message = `\`${key}\` may not stand in ${owner}.`;
    context.reportKey('navigation-misplaced', at, message, allowedHere(spec));
  } else if (fieldKeys.has(key)) {
    const message = `\`${key}\` has no effect on ${owner}.`;
    context.reportKey('navigation-key-unused', at, message, ownersOf(key));
  } else {
    const message = `\`${key}\` is not a key of ${owner}.`;
    context.reportKey('navigation-key-unknown', at, message, unknownKeyHint(spec, key));
  }
}

function unknownKeyHint(spec: ElementSpec, key: string): string {
  const outside = Object.hasOwn(outsideKeys, key) ? outsideKeys[key] : undefined;
  if (outside)
    return `Write ${outside} at the top level of docs.json; it holds for the whole site.`;
  if (spec.kind === 'group' && expandedAliases.has(key)) {
    return 'The initial state of a nested group is `expanded`: true or false.';
  }
  const near = nearest(key, [spec.kind, ...spec.fields, ...spec.children]);
  return near && near !== 'root' ? `Did you mean \`${near}\`?` : 'Remove it; it has no effect.';
}

function allowedHere(spec: ElementSpec): string {
  if (spec.kind === 'group') return 'A group holds `pages`, with nested groups among them.';
  const lists = (spec.briefChildren ?? spec.children).map((list) => `\`${list}\``).join(', ');
  return `Allowed here are ${lists}${spec.fields.includes('href') ? ' or `href`' : ''}.`;
}

function ownersOf(key: string): string {
  const owners = elementKinds.filter((kind: ElementKind) =>
    elementSpecs[kind].fields.some((field) => field === key),
  );
  return `It works on ${owners.map((kind) => withArticle(elementName(kind))).join(', ')}.`;
}

/** One warning for each field that is part of the format and has no effect. */
function reportUnsupported(
  spec: ElementSpec,
  raw: JsonObject,
  path: ConfigPath,
  context: BuildContext,
): void {
  for (const key of spec.fields) {
    const state = lookup(navigationProperties, key);
    const advice = raw[key] == null || !state ? undefined : withoutEffect(state, raw[key]);
    if (!advice) continue;
    const message = `\`${key}\` has no effect. ${advice.missing}`;
    context.reportKey('navigation-unsupported', [...path, key], message, advice.hint);
  }
}
