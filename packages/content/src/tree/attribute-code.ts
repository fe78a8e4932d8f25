import type { JsxElement } from './jsx.ts';

/** The code of an attribute that is an expression, without the dots of a spread. */
export function attributeCode(item: JsxElement['attributes'][number]): string | undefined {
  if (item.type === 'mdxJsxExpressionAttribute') return item.value.trim().replace(/^\.\.\./, '');
  return typeof item.value === 'object' ? item.value?.value : undefined;
}
