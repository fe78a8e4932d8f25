import type { JsonValue, ParameterModel } from '@waymark/openapi';
import type { ParameterChoice } from '@waymark/openapi/request';
import type { Problem } from './control.ts';
import { createControl } from './create-control.ts';
import { field } from './field.ts';
import type { PlaygroundLabels } from './labels.ts';
import { section } from './section.ts';

/** The fields of parameters, and what was written in them. */
export interface ParametersPart {
  readonly elements: readonly (HTMLElement | undefined)[];
  readonly values: () => readonly ParameterChoice[];
  readonly check: () => readonly Problem[];
}

/** @param prefill whether the fields start with the examples of the description */
export function parametersPart(
  parameters: readonly ParameterModel[],
  labels: PlaygroundLabels,
  prefill: boolean,
): ParametersPart {
  const rows = parameters.map((parameter) => {
    const { name, required, sample, schema } = parameter;
    const control = createControl(schema, name, required, { labels, sendsFiles: false });
    if (prefill && saysSomething(sample) && !saysSomething(control.read())) control.write(sample);
    const row = field(name, required, schema, control, labels);
    return { parameter, control, row };
  });
  const places = [
    [labels.headers, 'header'],
    [labels.pathParameters, 'path'],
    [labels.queryParameters, 'query'],
    [labels.queryParameters, 'querystring'],
    [labels.cookieParameters, 'cookie'],
  ] as const;
  return {
    elements: places.map(([title, place]) =>
      section(
        title,
        rows.filter(({ parameter }) => parameter.in === place).map(({ row }) => row),
      ),
    ),
    values: () =>
      rows.flatMap(({ control, parameter }) => {
        const value = control.read();
        return value === undefined ? [] : [{ in: parameter.in, name: parameter.name, value }];
      }),
    check: () =>
      rows.flatMap(({ control, parameter }) => {
        const isMissing = parameter.in === 'path' && !saysSomething(control.read());
        const at = control.input ?? control.element;
        return isMissing ? [{ at, message: labels.valueMissing }] : control.check();
      }),
  };
}

/** An empty object or list, or null, would be sent with nothing of it to be seen. */
function saysSomething(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
