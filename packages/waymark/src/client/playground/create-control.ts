import type { SchemaModel } from '@waymark/openapi';
import type { Control, ControlContext, FormContext } from './control.ts';
import { arrayControl } from './controls/array.ts';
import { choiceControl } from './controls/choice.ts';
import { encodedFileControl } from './controls/encoded-file.ts';
import { fileControl } from './controls/file.ts';
import { jsonControl } from './controls/json.ts';
import { objectControl } from './controls/object.ts';
import { textControl } from './controls/text.ts';
import { tupleControl } from './controls/tuple.ts';
import { unionControl } from './controls/union.ts';
import { keepWritten } from './keep-written.ts';

/**
 * Makes the control of a schema, with its default filled in. A default of null is what an API takes
 * for a value that is left out.
 */
export function createControl(
  schema: SchemaModel,
  name: string,
  required: boolean,
  form: FormContext,
): Control {
  const create: ControlContext['create'] = (part, partName, isRequired) =>
    createControl(part, partName, isRequired, form);
  const control = keepWritten(controlOf(schema, { ...form, name, required, create }));
  if (schema.const) {
    if (required) control.write(schema.const.value);
  } else if (schema.default && schema.default.value !== null) {
    control.write(schema.default.value);
  }
  return control;
}

function controlOf(schema: SchemaModel, context: ControlContext): Control {
  const { alternatives, elements, enum: values, items, kind, types } = schema;
  if (schema.const) return choiceControl(schema, [schema.const.value], context);
  if (values)
    return choiceControl(
      schema,
      values.map(({ value }) => value),
      context,
    );
  switch (kind) {
    case 'object':
      return schema.fields.length > 0 ? objectControl(schema, context) : jsonControl(context);
    case 'array':
      if (items?.kind === 'file' && context.sendsFiles) return fileControl(context, true);
      return items ? arrayControl(items, context) : jsonControl(context);
    case 'tuple':
      return elements ? tupleControl(elements, context) : jsonControl(context);
    case 'union':
      return alternatives ? unionControl(alternatives, context) : jsonControl(context);
    case 'file':
      return context.sendsFiles ? fileControl(context, false) : encodedFileControl(context);
    case 'scalar':
      if (types.length === 1 && types[0] === 'boolean')
        return choiceControl(schema, [true, false], context);
      return textControl(schema, context);
    default:
      return jsonControl(context);
  }
}
