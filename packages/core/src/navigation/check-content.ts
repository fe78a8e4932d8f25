import type { ConfigPath } from '../config/path.ts';
import type { BuildContext, Inherited, JsonObject } from './build-context.ts';
import { elementName } from './element-name.ts';
import { type ElementSpec, type ListKey, listKeys, precedence } from './element-specs.ts';
import { isExternalHref, isHref } from './parse-href.ts';

/**
 * Checks which lists of children an element holds (docs/format/docs-json.md#navigation). Without
 * any it is empty, unless a specification of its own or an inherited one gives it content.
 */
export function checkContent(
  spec: ElementSpec,
  raw: JsonObject,
  path: ConfigPath,
  { openapi, asyncapi }: Inherited,
  context: BuildContext,
): void {
  // A group has the channels of its own descriptions only; other elements share inherited ones.
  const hasChannels = isSet(raw, 'asyncapi') || (asyncapi !== undefined && spec.kind !== 'group');
  const isGenerated = openapi !== undefined || isSet(raw, 'openapi') || hasChannels;
  const present = listKeys.filter((list) => isSet(raw, list));
  const allowed = present.filter((list) => spec.children.includes(list));
  // An empty list holds nothing beside the others; that it is empty is told by itself.
  const filled = allowed.filter((list) => !Array.isArray(raw[list]) || raw[list].length > 0);
  if (spec.kind === 'root') checkPrimary({ allowed, filled, present }, isGenerated, path, context);
  else if (filled.length > 1) reportMixed(spec, filled, path, context);
  if (spec.kind === 'item') checkMenuItem(spec, allowed, path, context);
  if (spec.kind !== 'group') checkDivision(spec, raw, present, isGenerated, path, context);
  else if (present.length === 0 && !isGenerated) reportNoPages(path, context);
}

function checkPrimary(
  { allowed, filled, present }: Readonly<Record<'allowed' | 'filled' | 'present', ListKey[]>>,
  isGenerated: boolean,
  path: ConfigPath,
  context: BuildContext,
): void {
  if (allowed.length > 1) {
    const [kept = allowed[0], other] = precedence.filter((list) => filled.includes(list));
    context.report(
      'navigation-primary-several',
      path,
      `The navigation has ${allowed.length} primary element types: ${names(allowed)}.`,
      other === undefined
        ? `Keep \`${kept}\`, and remove what is empty.`
        : `Keep one of them, as \`${kept}\`, which counts, and nest the others inside it.`,
    );
  } else if (present.length === 0 && !isGenerated) {
    context.report(
      'navigation-primary-missing',
      path,
      'The navigation has no primary element type, so it lists no pages.',
      'Add one of `pages`, `groups`, `tabs`, `anchors`, `dropdowns`, `products`, `versions`, `languages`.',
    );
  }
}

function reportMixed(
  spec: ElementSpec,
  lists: readonly ListKey[],
  path: ConfigPath,
  context: BuildContext,
): void {
  context.report(
    'navigation-children-mixed',
    path,
    `This ${elementName(spec.kind)} holds ${names(lists)} at the same level, but an element has one kind of child.`,
    `Keep one of them and nest the others inside it.`,
  );
}

function checkMenuItem(
  spec: ElementSpec,
  allowed: readonly ListKey[],
  path: ConfigPath,
  context: BuildContext,
): void {
  for (const list of allowed) {
    if (spec.briefChildren?.includes(list)) continue;
    context.report(
      'navigation-menu-item-content',
      [...path, list],
      `A menu item may hold groups, pages or a link, but this one holds \`${list}\`.`,
      'Move its pages into `groups` or `pages`.',
    );
  }
}

function reportNoPages(path: ConfigPath, context: BuildContext): void {
  context.report(
    'navigation-group-pages-missing',
    path,
    'This group has no `pages`.',
    'Add `pages`, or `openapi` to generate them from a specification.',
  );
}

function checkDivision(
  spec: ElementSpec,
  raw: JsonObject,
  present: readonly ListKey[],
  isGenerated: boolean,
  path: ConfigPath,
  context: BuildContext,
): void {
  if (spec.kind === 'root') return;
  const href = raw['href'] ?? raw['url'];
  const hidden = isHref(href) ? behindHref(raw, present, href) : [];
  if (hidden.length > 0) {
    context.report(
      'navigation-href-beside-content',
      [...path, raw['href'] === undefined ? 'url' : 'href'],
      `This ${elementName(spec.kind)} has an \`href\` and ${names(hidden)}; selecting it opens the \`href\`.`,
      'Remove one of the two.',
    );
  }
  const isLater = ['graphql', 'sdk'].some((key) => isSet(raw, key));
  if (href !== undefined || present.length > 0 || isGenerated || isLater) return;
  context.report(
    'navigation-element-empty',
    path,
    `This ${elementName(spec.kind)} has no content and no link.`,
    'Give it `groups`, `pages` or an `href`, or remove it.',
  );
}

/** What of an element its link leads past; a link within the site may lead to generated pages. */
function behindHref(raw: JsonObject, present: readonly ListKey[], href: string): readonly string[] {
  if (present.length > 0 || !isExternalHref(href.trim())) return present;
  return ['openapi', 'asyncapi'].filter((key) => isSet(raw, key));
}

function names(lists: readonly string[]): string {
  return lists.map((list) => `\`${list}\``).join(' and ');
}

function isSet(raw: JsonObject, key: string): boolean {
  return raw[key] !== undefined && raw[key] !== null;
}
