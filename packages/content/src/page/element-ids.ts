import { type ComponentIds, createComponentIds } from '../headings/component-id.ts';
import { attribute, type JsxElement, setAttribute, stringAttribute } from '../tree/jsx.ts';

/** Elements that take their id from their title. */
const kinds = { Accordion: 'accordion', Tab: 'tab', View: 'view' } as const;

/** Fields, also by their older names. */
const fields = new Set(['ParamField', 'Param', 'ResponseField', 'Property']);

/** Attributes that name a field, the first one that is there counts. */
const fieldNames = ['query', 'path', 'body', 'header', 'cookie', 'auth', 'name'] as const;

/**
 * Gives accordions, tabs, views and fields their ids, and fields their `name`.
 *
 * @param elements all elements of the page in document order
 * @param headings ids of the page's headings
 */
export function assignElementIds(
  elements: readonly JsxElement[],
  headings: Iterable<string>,
): void {
  const ids = createComponentIds(headings);
  for (const element of elements) {
    const own = stringAttribute(element, 'id');
    if (own !== undefined && own !== '') ids.reserve(own);
  }
  for (const element of elements) assignId(element, ids);
}

function assignId(element: JsxElement, ids: ComponentIds): void {
  const { name } = element;
  if (fields.has(name ?? '')) {
    assignField(element, ids);
    return;
  }
  if (name !== 'Accordion' && name !== 'Tab' && name !== 'View') return;
  if (attribute(element, 'id') !== undefined) return;
  const title = stringAttribute(element, 'title');
  if (title !== undefined) setAttribute(element, 'id', ids.id(kinds[name], title));
  else if (name === 'Tab') setAttribute(element, 'id', ids.id('tab', 'tab'));
}

function assignField(element: JsxElement, ids: ComponentIds): void {
  const name = fieldNames
    .map((candidate) => stringAttribute(element, candidate))
    .find((value) => value !== undefined && value !== '');
  if (name === undefined) return;
  if (attribute(element, 'name') === undefined) setAttribute(element, 'name', name);
  if (attribute(element, 'id') === undefined) setAttribute(element, 'id', ids.id('field', name));
}
