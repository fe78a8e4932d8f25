import { type Diagnostic, diagnostic, nearest } from '@waymark/core';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { documentFacts } from '../../reference/document-facts.ts';
import { member } from '../../reference/member.ts';
import { childPointer, pointerKeys } from '../../reference/pointer.ts';
import { limits } from '../limits.ts';
import type { ParsedFile } from '../parse-file.ts';
import { fileKeys, filesKey } from './file-names.ts';
import { followFiles, type Opened } from './follow-files.ts';
import { rewriteReferences } from './rewrite.ts';
import { type Target, targetOf } from './target.ts';

/** A description as one document, with the files that it reaches. */
export interface Assembled {
  readonly root: JsonObject;
  /** Below `filesKey`, by key. */
  readonly files: ReadonlyMap<string, ParsedFile>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A file on the way into the document. */
interface Part {
  readonly parsed: ParsedFile;
  /** Pointer of its content in the document: empty for the root. */
  readonly pointer: string;
  readonly value: JsonValue;
}

interface Gathering {
  readonly opened: ReadonlyMap<string, Opened>;
  readonly keyOf: (file: string) => string;
  readonly parts: Map<string, Part>;
  /** New texts of references, by the file that holds them. */
  readonly replaced: Map<Part, Map<string, string>>;
  readonly diagnostics: Diagnostic[];
}

/**
 * Brings the files that a description refers to into it, below `/x-waymark-files/<name>`, and
 * makes every reference to them one inside the document. Only files that are reached are read,
 * each once, so circles between files end. References that are refused stay as written.
 */
export async function bringInFiles(
  parsed: ParsedFile,
  value: JsonObject,
  identity: string,
  open: (file: string) => Promise<Opened>,
): Promise<Assembled> {
  const { [filesKey]: _reserved, ...own } = value;
  const root: Part = { parsed, pointer: '', value: filesKey in value ? own : value };
  const gathering: Gathering = {
    opened: await followFiles(parsed, open),
    keyOf: fileKeys(),
    parts: new Map([[identity, root]]),
    replaced: new Map(),
    diagnostics: [],
  };
  // Files found on the way are added behind those still to be looked at.
  for (const part of gathering.parts.values()) gather(part, gathering);
  return assemble(root, gathering);
}

function gather(part: Part, gathering: Gathering): void {
  const replaced = new Map<string, string>();
  gathering.replaced.set(part, replaced);
  for (const [reference, path] of referencesOf(part)) {
    const target = targetOf(reference, part.parsed.file);
    const next = replacement(reference, target, part, path, gathering);
    if (next !== undefined && next !== reference) replaced.set(reference, next);
  }
}

/** Each reference of a file with the place where it is first written. */
function referencesOf(part: Part): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  rewriteReferences(part.value, (reference, path) => {
    if (!found.has(reference)) found.set(reference, [...path]);
    return undefined;
  });
  return found;
}

function replacement(
  reference: string,
  target: Target,
  part: Part,
  path: readonly string[],
  gathering: Gathering,
): string | undefined {
  if (target.kind === 'here') return pointTo(part, target.fragment);
  if (target.kind === 'remote') {
    if (!isOwnAddress(reference, part))
      refuse('openapi-ref-remote', reference, part, path, gathering);
    return undefined;
  }
  if (target.kind === 'outside') {
    // A link is shown without its target, too; its page says so.
    if (isOwnAddress(reference, part) || path.at(-1) === 'operationRef') return undefined;
    refuse('openapi-ref-outside', reference, part, path, gathering, target.reason);
    return undefined;
  }
  const found = partOf(target.file, gathering);
  if ('refused' in found) {
    refuse(found.refused, reference, part, path, gathering, found.reason);
    return undefined;
  }
  const missing = missingIn(found, target.fragment);
  if (missing === undefined) return pointTo(found, target.fragment);
  refuse('openapi-ref-file', reference, part, path, gathering, missing.reason, missing.hint);
  return undefined;
}

/** The reference, in terms of the document, to a place in one of its files. */
function pointTo(part: Part, fragment: string): string | undefined {
  if (fragment === '' || fragment.startsWith('/')) return `#${part.pointer}${fragment}`;
  const anchor = anchorIn(part, fragment);
  return anchor === undefined ? undefined : `#${part.pointer}${encodeURI(anchor)}`;
}

function anchorIn(part: Part, name: string): string | undefined {
  return isJsonObject(part.value) ? documentFacts(part.value).anchors.get(name) : undefined;
}

/** Whether a reference is an address that the document gives to itself or to one of its schemas. */
function isOwnAddress(reference: string, { value }: Part): boolean {
  if (!isJsonObject(value)) return false;
  const address = reference.replace(/#.*$/s, '');
  return address === member(value, '$self') || documentFacts(value).ids.has(address);
}

function partOf(
  file: string,
  { opened, parts, keyOf }: Gathering,
):
  | Part
  | { readonly refused: 'openapi-ref-outside' | 'openapi-ref-file'; readonly reason: string } {
  const found = opened.get(file) ?? { kind: 'missing', reason: 'it was not read' };
  if (found.kind === 'outside') {
    const reason = 'a symbolic link leads out of the docs folder';
    return { refused: 'openapi-ref-outside', reason };
  }
  if (found.kind === 'missing') return { refused: 'openapi-ref-file', reason: found.reason };
  const { parsed, identity } = found;
  const known = parts.get(identity);
  if (known !== undefined) return known;
  const pointer = childPointer('', filesKey, keyOf(file));
  const part: Part = { parsed, pointer, value: parsed.value };
  parts.set(identity, part);
  return part;
}

/** Why a fragment leads nowhere in a file; nothing when it leads to a value. */
function missingIn(
  { parsed, value }: Part,
  fragment: string,
): { readonly reason: string; readonly hint?: string } | undefined {
  const isPointer = fragment === '' || fragment.startsWith('/');
  if (!isPointer) {
    const found = anchorIn({ parsed, value, pointer: '' }, fragment);
    return found === undefined
      ? { reason: `nothing in it has the anchor "${fragment}"` }
      : undefined;
  }
  let current: JsonValue | undefined = value;
  for (const key of pointerKeys(fragment)) {
    // Behind a reference the pointer is followed by whoever resolves it.
    if (isJsonObject(current) && Object.hasOwn(current, '$ref')) return undefined;
    const next: JsonValue | undefined = isJsonArray(current)
      ? current[Number(key)]
      : isJsonObject(current)
        ? member(current, key)
        : undefined;
    if (next === undefined) {
      const names = isJsonObject(current) ? Object.keys(current) : [];
      const near = nearest(key, names.slice(0, 1000));
      const hint = near === undefined ? undefined : `Did you mean "${near}"?`;
      return { reason: `the file has no "${key}" there`, hint };
    }
    current = next;
  }
  return undefined;
}

function refuse(
  code: 'openapi-ref-outside' | 'openapi-ref-remote' | 'openapi-ref-file',
  reference: string,
  part: Part,
  path: readonly string[],
  { diagnostics }: Gathering,
  reason = 'addresses on the network are never fetched',
  hint?: string,
): void {
  if (diagnostics.length >= limits.reports * 5) return;
  const text = reference.length > 200 ? `${reference.slice(0, 199)}…` : reference;
  const message = `The reference "${text}" is not followed: ${reason}.`;
  const pointer = childPointer(part.pointer, ...path);
  diagnostics.push(diagnostic(code, { at: part.parsed.locate(path), message, hint, pointer }));
}

function assemble(root: Part, { parts, replaced, diagnostics }: Gathering): Assembled {
  const rewritten = (part: Part): JsonValue => {
    const texts = replaced.get(part);
    if (texts === undefined || texts.size === 0) return part.value;
    return rewriteReferences(part.value, (reference) => texts.get(reference));
  };
  const brought = [...parts.values()].filter((part) => part !== root);
  const keyOf = (part: Part) => pointerKeys(part.pointer).at(-1) ?? '';
  const files = brought.map((part): [string, JsonValue] => [keyOf(part), rewritten(part)]);
  const value = rewritten(root);
  const own = isJsonObject(value) ? value : {};
  return {
    root: files.length === 0 ? own : { ...own, [filesKey]: Object.fromEntries(files) },
    files: new Map(brought.map((part) => [keyOf(part), part.parsed])),
    diagnostics,
  };
}
