import type { EndpointModel, ParameterModel } from '@waymark/openapi';
import type { EndpointContext } from './context.ts';
import { fieldList, type Row } from './schema-tree.ts';
import { type Section, type SectionContent, section } from './section.ts';

/** One section for each place in which parameters go, in the order of the reference. */
export function parameters(endpoint: EndpointModel, page: EndpointContext): Section[] {
  return parameterLists(endpoint.parameters, page).map((list) => section(list, page));
}

/** The parameters of a request, those of each place in a list with a title. */
export function parameterLists(
  all: readonly ParameterModel[],
  page: EndpointContext,
): SectionContent[] {
  const { text } = page;
  const places: readonly [string, string, readonly ParameterModel['in'][]][] = [
    ['headers', text.headers, ['header']],
    ['path-parameters', text.pathParameters, ['path']],
    ['query-parameters', text.queryParameters, ['query', 'querystring']],
    ['cookie-parameters', text.cookieParameters, ['cookie']],
  ];
  return places.flatMap(([id, title, where]) => {
    const rows = all.filter((each) => where.includes(each.in)).map(parameterRow);
    return rows.length === 0 ? [] : [{ id, title, content: fieldList(rows, page) }];
  });
}

function parameterRow(parameter: ParameterModel): Row {
  const { name, anchor, required, deprecated, description, schema, media } = parameter;
  const place = parameter.in === 'querystring' ? ['querystring'] : [];
  const values = parameter.examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return {
    name,
    anchor,
    required,
    deprecated: deprecated || schema.deprecated,
    description,
    // Examples of the parameter come before those of its schema, which may repeat them.
    schema: values.length > 0 ? { ...schema, examples: [] } : schema,
    examples: values,
    labels: [...place, ...(media === undefined ? [] : [media])],
  };
}
