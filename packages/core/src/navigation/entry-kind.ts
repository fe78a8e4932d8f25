import { isRecord, quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import type { BuildContext, JsonObject } from './build-context.ts';
import { elementName, withArticle } from './element-name.ts';
import {
  type ElementKind,
  elementKinds,
  kindOfList,
  type ListKey,
  listKeys,
  listOfKind,
} from './element-specs.ts';
import { isExternalHref } from './parse-href.ts';

/** The kind that an entry has by its label key, else the one that its list calls for. */
export function kindOfEntry(
  list: ListKey,
  entry: JsonObject,
  path: ConfigPath,
  context: BuildContext,
): ElementKind | undefined {
  const expected = kindOfList[list];
  if (entry[expected] !== undefined) return expected;
  const other = elementKinds.find((kind) => typeof entry[kind] === 'string');
  if (other) {
    const message = `\`${list}\` holds ${withArticle(elementName(other))}, ${quote(entry[other])}.`;
    const hint = `Move it into \`${listOfKind[other]}\`, or rename \`${other}\` to \`${expected}\`.`;
    context.report('navigation-misplaced', path, message, hint);
    return other;
  }
  const hasContent = listKeys.some((key) => entry[key] !== undefined);
  return list !== 'pages' || hasContent ? expected : undefined;
}

/** Reports a page path in a list of objects. */
export function reportMisplacedPath(
  list: ListKey,
  entry: string,
  path: ConfigPath,
  context: BuildContext,
): void {
  const kind = kindOfList[list];
  const isAddress = isExternalHref(entry);
  const message = `\`${list}\` holds the ${isAddress ? 'address' : 'page path'} ${quote(entry)}, but its entries are objects.`;
  const hint = isAddress
    ? `Write { "${kind}": "…", "href": ${quote(entry)} }.`
    : `Write { "${kind}": "…", "pages": [${quote(entry)}] }, or move the path into \`pages\`.`;
  context.report('navigation-misplaced', path, message, hint);
}

/** Reports an entry that can be read as nothing. */
export function reportInvalidEntry(
  list: ListKey,
  entry: unknown,
  path: ConfigPath,
  context: BuildContext,
): void {
  const isLink = isRecord(entry) && (entry['href'] !== undefined || entry['url'] !== undefined);
  const key = (['openapi', 'asyncapi'] as const).find(
    (name) => isRecord(entry) && entry[name] !== undefined,
  );
  if (isRecord(entry) && key !== undefined) {
    const message = `An entry of \`${list}\` holds \`${key}\` without being ${withArticle(elementName(kindOfList[list]))}.`;
    const label = `"${kindOfList[list]}": "API"`;
    const hint = `Set \`${key}\` on the element around this list, or write { ${label}, "${key}": ${quote(entry[key])} }.`;
    context.report('navigation-page-invalid', path, message, hint);
    return;
  }
  const what =
    list === 'pages' ? 'neither a page path nor a group' : `no ${elementName(kindOfList[list])}`;
  context.report(
    'navigation-page-invalid',
    path,
    `The entry ${quote(entry)} of \`${list}\` is ${what}.`,
    isLink
      ? 'A link is a page with `url` in its frontmatter, or the `href` of a tab or anchor.'
      : `Write ${list === 'pages' ? 'a page path' : `an object with \`${kindOfList[list]}\``}, or remove the entry.`,
  );
}

/** Reports a key that `global` does not have. */
export function reportGlobalKey(
  key: string,
  isList: boolean,
  path: ConfigPath,
  context: BuildContext,
): void {
  const allowed = 'It holds `anchors`.';
  if (isList) {
    const message = `\`${key}\` may not stand in \`global\`, which holds links only.`;
    context.report('navigation-misplaced', path, message, allowed);
  } else {
    const message = `\`global\` has the unknown key ${quote(key)}.`;
    context.report('navigation-key-unknown', path, message, allowed);
  }
}
