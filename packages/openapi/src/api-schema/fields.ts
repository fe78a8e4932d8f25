import { isJsonObject } from '../model/json.ts';
import { member } from '../reference/member.ts';
import {
  additionalParts,
  patternParts,
  propertyParts,
  requiredNames,
  undescribedNames,
} from './children.ts';
import { isHidden } from './direction.ts';
import { keyword, outermostValue } from './keywords.ts';
import type { FieldDraft, TreeContext } from './tree.ts';
import { type View, viewOf } from './view.ts';

/** The rows of an object: properties, patterns, and one for all other names. */
export function fieldsOf(context: TreeContext, view: View): readonly FieldDraft[] {
  const fields: FieldDraft[] = [];
  const required = requiredNames(view);
  for (const [name, parts] of propertyParts(view)) {
    if (isHidden(viewOf(context.root, parts), context.direction)) continue;
    const isRequired =
      required.has(name) ||
      // What authors of the third draft of JSON Schema write.
      parts.some(({ schema }) => isJsonObject(schema) && member(schema, 'required') === true);
    fields.push({ name, nameKind: 'property', required: isRequired, parts });
  }
  for (const [name, parts] of patternParts(view)) {
    fields.push({ name, nameKind: 'pattern', required: false, parts });
  }
  const { parts } = additionalParts(view);
  for (const name of undescribedNames(view)) {
    fields.push({ name, nameKind: 'property', required: true, parts });
  }
  if (parts.length > 0) {
    const name = `{${additionalName(view)}}`;
    fields.push({ name, nameKind: 'additional', required: false, parts });
  }
  return fields;
}

/** What stands for a name of one's own choice in rows and examples. */
export function additionalName(view: View): string {
  for (const leaf of view.leaves) {
    const schema = keyword(leaf, 'additionalProperties');
    const name =
      (isJsonObject(schema) ? member(schema, 'x-additionalPropertiesName') : undefined) ??
      outermostValue(view.leaves, 'x-additionalPropertiesName');
    if (typeof name === 'string' && name !== '') return name;
  }
  return 'key';
}

/** Whether other names are allowed, where a reader would not expect it. */
export function otherFieldsOf(
  context: TreeContext,
  view: View,
  fields: readonly FieldDraft[],
): 'allowed' | 'forbidden' | undefined {
  const { isForbidden } = additionalParts(view);
  if (isForbidden) {
    return context.direction === 'request' || fields.length === 0 ? 'forbidden' : undefined;
  }
  const isDescribed = fields.some((field) => field.parts.length > 0);
  return isDescribed ? undefined : 'allowed';
}
