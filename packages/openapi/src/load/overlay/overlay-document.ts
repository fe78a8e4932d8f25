import { JSONPathJS } from 'jsonpath-js';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { member, textMember } from '../../reference/member.ts';
import { childPointer } from '../../reference/pointer.ts';
import { kindOf } from '../json-kind.ts';
import type { ParsedFile } from '../parse-file.ts';

/** A list of changes to an API description (Overlay Specification 1.0 and 1.1). */
export interface Overlay {
  readonly parsed: ParsedFile;
  readonly actions: readonly Action[];
}

/** A change to every place that it selects. */
export interface Action {
  /** Keys to it in its file. */
  readonly path: readonly string[];
  readonly target: Query;
  readonly change:
    | { readonly kind: 'remove' }
    | { readonly kind: 'update'; readonly value: JsonValue }
    | { readonly kind: 'copy'; readonly from: Query };
}

/** A query for places of a document (RFC 9535). */
export interface Query {
  readonly text: string;
  /** The keys that lead to each place found, once each, in the order in which it is found first. */
  select(value: JsonValue): readonly (readonly string[])[];
}

/** Why an overlay cannot be applied, with the place that says so. */
export class OverlayFault extends Error {
  /** Keys to the place in the file of the overlay. */
  readonly path: readonly string[];

  constructor(path: readonly string[], message: string) {
    super(message);
    this.path = path;
  }
}

/**
 * Reads what a file says as an overlay.
 *
 * @throws {OverlayFault} where it is none
 */
export function readOverlay(parsed: ParsedFile): Overlay {
  const root = parsed.value;
  if (!isJsonObject(root))
    throw new OverlayFault([], `the file is ${kindOf(root)}, not an overlay`);
  const version = String(member(root, 'overlay') ?? '');
  if (!/^1\.[01](?:\.|$)/.test(version)) {
    const found = version === '' ? 'it has no `overlay`' : `"${version.slice(0, 40)}" is not read`;
    throw new OverlayFault(['overlay'], `${found}; the versions are 1.0 and 1.1`);
  }
  const actions = member(root, 'actions');
  if (!isJsonArray(actions)) {
    throw new OverlayFault(['actions'], '`actions` is not a list of changes');
  }
  if (actions.length === 0) throw new OverlayFault(['actions'], '`actions` has no change');
  const hasCopy = !version.startsWith('1.0');
  return {
    parsed,
    actions: actions.map((action, index) =>
      readAction(action, ['actions', String(index)], hasCopy),
    ),
  };
}

function readAction(action: JsonValue, path: readonly string[], hasCopy: boolean): Action {
  if (!isJsonObject(action)) throw new OverlayFault(path, `the action is ${kindOf(action)}`);
  return {
    path,
    target: readQuery(action, 'target', path),
    change: readChange(action, path, hasCopy),
  };
}

/** Where several modifiers are written, `remove` counts; the specification leaves no other order. */
function readChange(
  action: JsonObject,
  path: readonly string[],
  hasCopy: boolean,
): Action['change'] {
  if (member(action, 'remove') === true) return { kind: 'remove' };
  const value = member(action, 'update');
  const isCopy = member(action, 'copy') !== undefined;
  if (value !== undefined && isCopy) {
    throw new OverlayFault(path, 'an action has either `update` or `copy`');
  }
  if (value !== undefined) return { kind: 'update', value };
  if (!isCopy) throw new OverlayFault(path, 'the action has none of `update`, `remove` and `copy`');
  if (!hasCopy) throw new OverlayFault([...path, 'copy'], '`copy` needs `overlay: 1.1.0`');
  return { kind: 'copy', from: readQuery(action, 'copy', path) };
}

function readQuery(action: JsonObject, key: 'target' | 'copy', path: readonly string[]): Query {
  const text = textMember(action, key);
  const at = member(action, key) === undefined ? path : [...path, key];
  if (text === undefined) throw new OverlayFault(at, `\`${key}\` is not a JSONPath expression`);
  try {
    const query = new JSONPathJS(text.trim());
    return {
      text,
      select(value) {
        // The types of the library have no readonly lists, which it does not change.
        const found = query.pathSegments(value as never);
        const places = found.map(({ segments }) => segments.map(String));
        return [...new Map(places.map((place) => [childPointer('', ...place), place])).values()];
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    throw new OverlayFault(at, `\`${text}\` is not a JSONPath expression (RFC 9535): ${reason}`);
  }
}
