import type { ConfigPath } from '../config/path.ts';
import type { BuildContext, JsonObject } from './build-context.ts';
import { elementName, withArticle } from './element-name.ts';
import { type ElementSpec, type ListKey, listKeys } from './element-specs.ts';

/** Checks which lists of children an element holds (brief, "Nesting rules" and the tables). */
export function checkContent(
  spec: ElementSpec,
  raw: JsonObject,
  path: ConfigPath,
  context: BuildContext,
): void {
  const present = listKeys.filter((list) => raw[list] !== undefined);
  const allowed = present.filter((list) => spec.children.includes(list));
  if (spec.kind === 'root') checkPrimary(allowed, present, path, context);
  else if (allowed.length > 1) reportMixed(spec, allowed, path, context);
  if (spec.kind === 'item') checkMenuItem(spec, allowed, path, context);
  if (spec.kind === 'group') checkGroup(raw, present, path, context);
  else checkDivision(spec, raw, present, path, context);
  checkGenerated(spec, raw, present, path, context);
}

function checkPrimary(
  allowed: readonly ListKey[],
  present: readonly ListKey[],
  path: ConfigPath,
  context: BuildContext,
): void {
  if (allowed.length > 1) {
    context.report(
      'navigation-primary-several',
      path,
      `The navigation has ${allowed.length} primary element types: ${names(allowed)}.`,
      `Keep one of them, such as \`${allowed[0]}\`, and nest the others inside it.`,
    );
  } else if (present.length === 0) {
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

function checkGroup(
  raw: JsonObject,
  present: readonly ListKey[],
  path: ConfigPath,
  context: BuildContext,
): void {
  if (present.length > 0 || isSet(raw, 'openapi')) return;
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
  path: ConfigPath,
  context: BuildContext,
): void {
  if (spec.kind === 'root') return;
  const href = raw['href'] ?? raw['url'];
  if (href !== undefined && present.length > 0) {
    context.report(
      'navigation-href-beside-content',
      [...path, raw['href'] === undefined ? 'url' : 'href'],
      `This ${elementName(spec.kind)} has an \`href\` and ${names(present)}; selecting it opens the \`href\`.`,
      'Remove one of the two.',
    );
  }
  const generated = ['openapi', 'asyncapi', 'graphql', 'sdk'].some((key) => isSet(raw, key));
  if (href !== undefined || present.length > 0 || generated) return;
  context.report(
    'navigation-element-empty',
    path,
    `This ${elementName(spec.kind)} has no content and no link.`,
    'Give it `groups`, `pages` or an `href`, or remove it.',
  );
}

function checkGenerated(
  spec: ElementSpec,
  raw: JsonObject,
  present: readonly ListKey[],
  path: ConfigPath,
  context: BuildContext,
): void {
  const listed = present.some((list) => !Array.isArray(raw[list]) || raw[list].length > 0);
  if (!isSet(raw, 'openapi') || listed) return;
  context.report(
    'openapi-pages-not-generated',
    [...path, 'openapi'],
    `${capitalised(withArticle(elementName(spec.kind)))} with \`openapi\` and no pages stands for one page per endpoint; these pages are not generated.`,
    'List pages written by hand.',
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function names(lists: readonly ListKey[]): string {
  return lists.map((list) => `\`${list}\``).join(' and ');
}

function isSet(raw: JsonObject, key: string): boolean {
  return raw[key] !== undefined && raw[key] !== null;
}
