import type { Parents, Root } from 'mdast';
import { staticValue } from '../expressions/static-value.ts';
import { attribute, isJsxElement, type JsxElement, stringAttribute } from '../tree/jsx.ts';
import type { WrittenField } from './compiled-page.ts';

/** Elements that describe a field, by what they describe; also by their older names. */
const kinds: Readonly<Record<string, WrittenField['kind']>> = {
  ParamField: 'parameter',
  Param: 'parameter',
  ResponseField: 'response',
  Property: 'response',
};

const places = ['path', 'query', 'header', 'cookie', 'body'] as const;

/**
 * The fields that a page describes with elements (docs/format/openapi.md#manual-endpoints), as far
 * as they are written out. A field inside another is part of it, whatever stands between the two.
 */
export function writtenFields(parent: Root | JsxElement): WrittenField[] {
  // Children of elements are nodes like those of the page.
  return (parent as Parents).children.flatMap((child) => {
    if (isJsxElement(child)) {
      const kind = kinds[child.name ?? ''];
      if (kind) return [writtenField(child, kind)];
    }
    return 'children' in child ? writtenFields(child as JsxElement) : [];
  });
}

function writtenField(element: JsxElement, kind: WrittenField['kind']): WrittenField {
  const place = places.find((name) => attribute(element, name) !== undefined);
  const name = (place && stringAttribute(element, place)) || stringAttribute(element, 'name');
  const type = stringAttribute(element, 'type');
  return {
    kind,
    ...(place ? { in: place } : {}),
    name: place === 'body' && attribute(element, 'body') === true ? '' : (name ?? ''),
    ...(type === undefined ? {} : { type }),
    required: writtenValue(element, 'required'),
    deprecated: writtenValue(element, 'deprecated'),
    default: writtenValue(element, 'default'),
    placeholder: writtenValue(element, 'placeholder'),
    fields: writtenFields(element),
  };
}

function writtenValue(element: JsxElement, name: string): unknown {
  const value = attribute(element, name);
  return typeof value === 'object' ? staticValue(value.code) : value;
}
