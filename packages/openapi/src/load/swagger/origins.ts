import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { childPointer } from '../../reference/pointer.ts';
import { childKind, type Kind } from '../assemble/child-kind.ts';

/** An extension of every object, which a conversion carries to where the object goes. */
const originKey = 'x-waymark-origin';
/** An object with this key stands for data, into which a conversion shall not look. */
const dataKey = 'x-waymark-data';

/** A document before its conversion. */
export interface Marked {
  /** A copy in which every object knows its pointer, and data is kept out. */
  readonly root: JsonObject;
  readonly data: readonly JsonValue[];
}

/**
 * Prepares a document for a conversion: a copy whose objects carry their pointers, and whose
 * examples, defaults and other data are replaced by numbers. `takeOrigins` undoes both.
 */
export function markOrigins(document: JsonObject): Marked {
  const data: JsonValue[] = [];
  const mark = (value: JsonValue, kind: Kind, pointer: string): JsonValue => {
    if (kind === 'data' && typeof value === 'object' && value !== null) {
      return { [dataKey]: data.push(value) - 1 };
    }
    if (isJsonArray(value)) {
      return value.map((item, index) => mark(item, 'keywords', childPointer(pointer, index)));
    }
    if (!isJsonObject(value)) return value;
    const members = Object.entries(value).map(([key, child]): [string, JsonValue] => {
      // A body has its examples there, which take part in the conversion.
      if (key === 'x-example' || key === 'x-examples') return [key, child];
      return [key, mark(child, childKind(kind, key, child), childPointer(pointer, key))];
    });
    if (kind === 'keywords') members.push([originKey, pointer]);
    return Object.fromEntries(members);
  };
  const root = mark(document, 'keywords', '');
  return { root: isJsonObject(root) ? root : {}, data };
}

/** Where an object of a marked document was. */
export function pointerOf(value: JsonObject): string {
  return String(value[originKey] ?? '');
}

/** The mark of an object, for one that takes its place. */
export function originOf(value: JsonObject | undefined): JsonObject {
  return value?.[originKey] === undefined ? {} : { [originKey]: value[originKey] };
}

/** A converted document without the marks, and what they say: old pointers by new ones. */
export function takeOrigins({ root, data }: Marked): {
  readonly root: JsonObject;
  readonly origins: ReadonlyMap<string, string>;
} {
  const origins = new Map<string, string>();
  const take = (value: JsonValue, pointer: string): JsonValue => {
    if (isJsonArray(value)) {
      return value.map((item, index) => take(item, childPointer(pointer, index)));
    }
    if (!isJsonObject(value)) return value;
    const { [originKey]: origin, [dataKey]: held, ...own } = value;
    if (typeof held === 'number') return data[held] ?? null;
    if (typeof origin === 'string' && origin !== pointer) origins.set(pointer, origin);
    return Object.fromEntries(
      Object.entries(own).map(([key, child]) => [key, take(child, childPointer(pointer, key))]),
    );
  };
  const taken = take(root, '');
  return { root: isJsonObject(taken) ? taken : {}, origins };
}
