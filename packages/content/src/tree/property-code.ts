import { type AttributeValue, attribute, type JsxElement } from './jsx.ts';

/** The value of an attribute as JavaScript, to be repeated in another expression. */
export function propertyCode(element: JsxElement, name: string): string | undefined {
  const value = attribute(element, name);
  return value === undefined ? undefined : valueCode(value);
}

/** JavaScript that gives the value of an attribute; an expression stands in brackets. */
export function valueCode(value: AttributeValue): string {
  if (value === true) return 'true';
  return typeof value === 'string' ? JSON.stringify(value) : `(${value.code})`;
}
