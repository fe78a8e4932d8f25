import type { Anchors } from '../api-schema/anchors.ts';
import type { Direction } from '../api-schema/direction.ts';
import type { Report } from '../api-schema/problem.ts';
import type { TreeContext } from '../api-schema/tree.ts';
import type { ApiDescription } from '../model/description.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { plainText } from '../reference/member.ts';
import { dereference } from '../reference/resolve-reference.ts';

/** What one page is made with. */
export interface PageContext {
  readonly description: ApiDescription;
  readonly root: JsonObject;
  readonly defaults: 'all' | 'required';
  readonly post: readonly string[];
  readonly anchors: Anchors;
  readonly report: Report;
}

/** An object of a description and where it stands, after its reference. */
export interface Located {
  readonly object: JsonObject;
  readonly pointer: string;
}

/** What the trees of a page share, for one direction. */
export function treeContext(context: PageContext, direction: Direction): TreeContext {
  const { root, post, anchors, report } = context;
  return { root, direction, post, anchors, report };
}

/**
 * The object that `value` is or refers to; a mistake is reported and gives `undefined`.
 *
 * @param what what it is called in messages: `parameter`
 */
export function locatedObject(
  context: PageContext,
  value: JsonValue | undefined,
  pointer: string,
  what: string,
): Located | undefined {
  if (value === undefined) return undefined;
  const target = dereference(context.root, value, pointer);
  if (!target.found) {
    const written = isJsonObject(value) ? plainText(value['$ref']) : '';
    if (target.reason === 'missing') {
      const message = `\`${written}\` leads nowhere in this description, so the ${what} is left out.`;
      context.report({ code: 'openapi-reference-missing', pointer, message });
    }
    if (target.reason === 'loop') {
      const message = `\`${written}\` leads back to itself, so the ${what} is left out.`;
      context.report({ code: 'openapi-reference-loop', pointer, message });
    }
    return undefined;
  }
  if (isJsonObject(target.value)) return { object: target.value, pointer: target.pointer };
  reportType(context, target.pointer, `A ${what} is an object`);
  return undefined;
}

/** Reports a value that is not what a rule asks for. */
export function reportType(context: PageContext, pointer: string, rule: string): void {
  const message = `${rule}; what is written here is left out.`;
  context.report({ code: 'openapi-value-type', pointer, message });
}
