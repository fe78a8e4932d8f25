import {
  type Diagnostic,
  diagnostic,
  type Frontmatter,
  isGroups,
  isLinkAddress,
  showsWholeAddress,
} from '@waymark/core';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import { longSummary, plainTitle } from '../operation/summary.ts';
import { member, objectMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import type { DescribedOperation } from './operations.ts';
import { plainSummary } from './plain-summary.ts';
import { textOf } from './read.ts';
import { tagsOf } from './tags.ts';

/** What the page of an operation says about itself where its author says nothing. */
export interface OperationMetadata {
  readonly frontmatter: Frontmatter;
  /** `x-mint.href`: the path of the page, as written. */
  readonly href?: string;
  readonly diagnostics: readonly Diagnostic[];
}

const known = new WeakMap<JsonObject, OperationMetadata>();

/** Metadata of a generated page; the title of one without summary is left out. */
export function operationMetadata(operation: DescribedOperation): OperationMetadata {
  const found = known.get(operation.operation) ?? readMetadata(operation);
  known.set(operation.operation, found);
  return found;
}

function readMetadata(described: DescribedOperation): OperationMetadata {
  const { operation, pathItem } = described;
  const extension = readExtension(described);
  const { openapi: _canonical, url, ...own } = extension.metadata;
  const isUrl = url === undefined || isPageUrl(url);
  const summary = textOf(operation['summary']);
  const description = plainSummary(
    textOf(operation['description']) ?? textOf(pathItem['description']) ?? longSummary(summary),
  );
  const groups = mergedGroups([writtenGroups(pathItem), writtenGroups(operation), own['groups']]);
  const isMistaken = groups !== undefined && !isGroups(groups);
  const frontmatter: Frontmatter = {
    ...given('title', summary && plainTitle(summary)),
    ...given('description', description),
    ...(operation['deprecated'] === true ? { deprecated: true } : {}),
    ...given('tag', tagsOf(described.description).badge(described)),
    ...own,
    ...(isUrl ? given('url', textOf(url)) : {}),
    ...(groups === undefined ? {} : { groups }),
  };
  return {
    frontmatter: asWrittenInFile(frontmatter),
    ...given('href', extension.href),
    diagnostics: [
      ...extension.diagnostics,
      ...(isUrl ? [] : [wrongType(described, ['metadata', 'url'], 'an address or `full`')]),
      ...(isMistaken ? [mistakenGroups(described)] : []),
    ],
  };
}

/** Integers that no double holds are rounded, as in the frontmatter of a file. */
function asWrittenInFile(frontmatter: Frontmatter): Frontmatter {
  return JSON.parse(jsonText(frontmatter as JsonObject));
}

function writtenGroups(holder: JsonObject): JsonValue | undefined {
  return member(objectMember(holder, 'x-mint'), 'groups');
}

/** One list of all that is written; a list that admits nobody stays one that does. */
function mergedGroups(lists: readonly (JsonValue | undefined)[]): readonly JsonValue[] | undefined {
  const written = lists
    .filter((list) => list !== undefined && list !== null && list !== '')
    .map((list) => (isJsonArray(list) ? list : [list as JsonValue]));
  if (written.length === 0) return undefined;
  return written.some((list) => list.length === 0) ? [] : [...new Set(written.flat())];
}

interface Extension {
  readonly metadata: Readonly<Record<string, JsonValue>>;
  readonly href?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `x-mint`; a value of the wrong type is left out alone. */
function readExtension(described: DescribedOperation): Extension {
  const { operation } = described;
  const diagnostics: Diagnostic[] = [];
  const check = (key: string, expected: string, isRight: (value: JsonValue) => boolean) => {
    const value = extension[key];
    if (value === undefined || isRight(value)) return;
    diagnostics.push(wrongType(described, [key], expected));
  };
  const extension = objectMember(operation, 'x-mint');
  check('metadata', 'an object', isJsonObject);
  check('href', 'a path of the site', isPath);
  const { href } = extension;
  return {
    metadata: withoutNulls(objectMember(extension, 'metadata')),
    ...given('href', typeof href === 'string' && isPath(href) ? href.trim() : undefined),
    diagnostics,
  };
}

function withoutNulls(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}

function isPath(value: JsonValue): boolean {
  return (
    typeof value === 'string' && value.trim() !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value)
  );
}

/** What `url` of a page may be; any other would lead nowhere. */
function isPageUrl(url: JsonValue): boolean {
  return typeof url === 'string' && (isLinkAddress(url) || showsWholeAddress({ url }));
}

function mistakenGroups(described: DescribedOperation): Diagnostic {
  const { description, method, path } = described;
  const pointer = childPointer(described.pointer, 'x-mint', 'groups');
  return diagnostic('openapi-extension-value', {
    at: description.locate(pointer),
    message: `\`x-mint.groups\` of "${method} ${path}" is no list of names or rules, so it admits nobody.`,
    hint: 'Write names, or rules such as { "includes": ["staff"] }.',
    pointer,
  });
}

function wrongType(
  described: DescribedOperation,
  keys: readonly string[],
  expected: string,
): Diagnostic {
  const { description, method, path } = described;
  const pointer = childPointer(described.pointer, 'x-mint', ...keys);
  return diagnostic('openapi-extension-value', {
    at: description.locate(pointer),
    message: `\`x-mint.${keys.join('.')}\` of "${method} ${path}" is not ${expected}, so it is ignored.`,
    hint: `Write ${expected}, or remove it.`,
    pointer,
  });
}

function given<Key extends string>(
  key: Key,
  value: string | undefined,
): { readonly [Name in Key]?: string } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [Name in Key]: string });
}
