import { type Checked, type Diagnostic, diagnostic } from '@waymark/core';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { member } from '../../reference/member.ts';
import { kindOf } from '../json-kind.ts';
import { digestOf } from '../parse-cache.ts';
import type { ParsedFile } from '../parse-file.ts';
import { createDraft, type Draft, type Origin } from './draft.ts';
import { type Action, type Overlay, OverlayFault, readOverlay } from './overlay-document.ts';

/**
 * A description after overlays, each applied to what the one before it gave
 * (docs/format/openapi.md#overlays). One that cannot be applied as a whole is left out.
 *
 * @param code what a fault is reported as
 */
export function applyOverlays(
  parsed: ParsedFile,
  overlays: readonly ParsedFile[],
  code: 'openapi-overlay' | 'openapi-overlay-skipped',
): Checked<ParsedFile> {
  const diagnostics: Diagnostic[] = [];
  let current = parsed;
  for (const file of overlays) {
    try {
      const applied = applyOverlay(current, readOverlay(file));
      current = applied.value;
      diagnostics.push(...applied.diagnostics);
    } catch (error) {
      if (!(error instanceof OverlayFault)) throw error;
      const message = `The overlay "${file.file}" is left out: ${error.message}.`;
      diagnostics.push(diagnostic(code, { at: file.locate(error.path), message }));
    }
  }
  return { value: current, diagnostics };
}

function applyOverlay(parsed: ParsedFile, overlay: Overlay): Checked<ParsedFile> {
  const draft = createDraft(parsed);
  const idle = overlay.actions.filter((action) => !applyAction(draft, overlay, action));
  const value: ParsedFile = {
    ...parsed,
    value: draft.value,
    digest: digestOf(`${parsed.digest}\n${overlay.parsed.digest}`),
    locate: draft.locate,
  };
  return { value, diagnostics: idle.map((action) => unmatched(parsed, overlay, action)) };
}

function unmatched({ file }: ParsedFile, overlay: Overlay, { path, target }: Action): Diagnostic {
  const at = overlay.parsed.locate([...path, 'target']);
  const message = `\`${target.text}\` selects nothing of "${file}", so that nothing is changed.`;
  return diagnostic('openapi-overlay-unmatched', { at, message });
}

/** Whether there was anything to change. */
function applyAction(draft: Draft, { parsed }: Overlay, { path, target, change }: Action): boolean {
  const places = target.select(draft.value);
  if (places.length === 0) return false;
  if (change.kind === 'remove') {
    if (places.some((place) => place.length === 0)) {
      throw new OverlayFault([...path, 'target'], 'the description as a whole cannot be removed');
    }
    draft.remove(places);
    return true;
  }
  if (change.kind === 'update') {
    const origin = { file: parsed, path: [...path, 'update'] };
    for (const place of places) {
      mergeInto(draft, place, change.value, origin, path);
    }
    return true;
  }
  const sources = change.from.select(draft.value);
  const [source] = sources;
  if (source === undefined || sources.length > 1) {
    const count = sources.length === 0 ? 'nothing' : `${sources.length} places`;
    const message = `\`${change.from.text}\` selects ${count}, and one can be copied`;
    throw new OverlayFault([...path, 'copy'], message);
  }
  // What is copied must not change while it is.
  const value = draft.copyOf(draft.at(source) ?? null);
  for (const place of places) mergeInto(draft, place, value, draft.origin(source), path);
  return true;
}

/**
 * Merges a value into a place, by the rules of the Action Object. An empty key of YAML is `null`:
 * nothing to merge, or nothing that stands in the way.
 */
function mergeInto(
  draft: Draft,
  place: readonly string[],
  value: JsonValue,
  origin: Origin,
  action: readonly string[],
): void {
  const target = draft.at(place);
  if (isJsonArray(target)) {
    const items = isJsonArray(value) ? value : [value];
    for (const [index, item] of items.entries()) {
      const from = isJsonArray(value) ? draft.originIn(value, String(index), origin) : origin;
      draft.put(target, String(target.length), item, from);
    }
  } else if (isJsonObject(target)) {
    if (isJsonObject(value)) mergeMembers(draft, place, value, origin, action);
    else if (value !== null) throw incompatible(target, value, place, action);
  } else {
    if (!isPrimitive(value) && target !== null) throw incompatible(target, value, place, action);
    const container = draft.at(place.slice(0, -1));
    if (container !== undefined) draft.put(container, place.at(-1) ?? '', value, origin);
  }
}

function mergeMembers(
  draft: Draft,
  place: readonly string[],
  value: JsonObject,
  origin: Origin,
  action: readonly string[],
): void {
  const target = draft.at(place);
  if (!isJsonObject(target)) return;
  for (const [key, inner] of Object.entries(value)) {
    const inside = [...place, key];
    const from = draft.originIn(value, key, origin);
    const present = member(target, key);
    if (present === undefined) draft.put(target, key, inner, from);
    else if (isJsonArray(present) && !isJsonArray(inner) && inner !== null) {
      // Only the target itself takes what is no list as one more item.
      throw incompatible(present, inner, inside, action);
    } else if (!(isJsonArray(present) && inner === null)) {
      mergeInto(draft, inside, inner, from, action);
    }
  }
}

function incompatible(
  target: JsonValue | undefined,
  value: JsonValue,
  place: readonly string[],
  action: readonly string[],
): OverlayFault {
  const where = place.length === 0 ? 'the description' : `\`${place.join(' › ')}\``;
  const message = `${where} is ${kindOf(target)}, which ${kindOf(value)} cannot be merged with`;
  return new OverlayFault(action, message);
}

function isPrimitive(value: JsonValue | undefined): boolean {
  return value === null || (value !== undefined && typeof value !== 'object');
}
