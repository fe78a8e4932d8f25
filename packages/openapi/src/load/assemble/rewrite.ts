import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { childKind, type Kind } from './child-kind.ts';

/** What takes the place of a reference; nothing leaves it as it is. */
export type Replace = (reference: string, path: readonly string[]) => string | undefined;

/**
 * A value with its references replaced: those of `$ref`, of links (`operationRef`) and of
 * discriminators. What does not change is shared with the value given, which is left alone.
 * Recursion is bounded by the depth that files may have.
 */
export function rewriteReferences(value: JsonValue, replace: Replace): JsonValue {
  return rewrite(value, 'keywords', { replace, path: [] });
}

interface Walk {
  readonly replace: Replace;
  /** Of the value being looked at; changes on the way. */
  readonly path: string[];
}

function rewrite(value: JsonValue, kind: Kind, walk: Walk): JsonValue {
  if (kind === 'data') return value;
  if (isJsonArray(value)) return rewriteList(value, walk);
  return isJsonObject(value) ? rewriteObject(value, kind, walk) : value;
}

function rewriteList(list: readonly JsonValue[], walk: Walk): JsonValue {
  let isChanged = false;
  const items = list.map((item, index) => {
    walk.path.push(String(index));
    const next = rewrite(item, 'keywords', walk);
    walk.path.pop();
    isChanged ||= next !== item;
    return next;
  });
  return isChanged ? items : list;
}

function rewriteObject(object: JsonObject, kind: Kind, walk: Walk): JsonValue {
  let isChanged = false;
  const members = Object.entries(object).map(([key, child]): [string, JsonValue] => {
    walk.path.push(key);
    const next =
      typeof child === 'string'
        ? rewriteText(key, child, walk)
        : rewrite(child, childKind(kind, key, child), walk);
    walk.path.pop();
    isChanged ||= next !== child;
    return [key, next];
  });
  return isChanged ? Object.fromEntries(members) : object;
}

function rewriteText(key: string, text: string, { path, replace }: Walk): string {
  const isReference =
    key === '$ref' ||
    key === 'operationRef' ||
    (isMapping(path) && /[#/]|\.(?:json|ya?ml)$/.test(text));
  return isReference ? (replace(text, path) ?? text) : text;
}

/** Whether a path is that of a target of a discriminator, which is a name or reference. */
function isMapping(path: readonly string[]): boolean {
  const [parent, holder, key] = path.slice(-3);
  if (holder === 'discriminator') return key === 'defaultMapping';
  return parent === 'discriminator' && holder === 'mapping';
}
