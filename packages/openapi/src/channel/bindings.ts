import type { BindingModel } from '../model/channel.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { locatedObject, type PageContext } from '../operation/context.ts';
import { bounded } from '../reference/bounded.ts';
import { member } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { dereference } from '../reference/resolve-reference.ts';
import { type Layers, valuesIn } from './layers.ts';

/** What the layers say for each protocol, one binding for all of them. */
export function bindingModels(context: PageContext, layers: Layers): readonly BindingModel[] {
  const found = new Map<string, JsonObject>();
  for (const { value, pointer } of valuesIn(layers, 'bindings')) {
    const bindings = locatedObject(context, value, pointer, 'list of bindings');
    for (const [protocol, written] of Object.entries(bindings?.object ?? {})) {
      if (protocol.startsWith('x-')) continue;
      const at = childPointer(bindings?.pointer ?? pointer, protocol);
      const binding = locatedObject(context, written, at, 'binding');
      // What counts more came first.
      if (binding) found.set(protocol, { ...binding.object, ...found.get(protocol) });
    }
  }
  return [...found].flatMap(([protocol, object]) => {
    const { bindingVersion: _version, ...said } = object;
    if (Object.keys(said).length === 0) return [];
    return { protocol, value: bounded(context.root, followed(context, said)) };
  });
}

/** References of a binding followed once: schemas in it stay as they are written. */
function followed({ root }: PageContext, object: JsonObject): JsonValue {
  const entries = Object.entries(object).map(([key, value]): [string, JsonValue] => {
    const target = isJsonObject(value) ? dereference(root, value, '') : undefined;
    return [key, target?.found ? target.value : value];
  });
  return Object.fromEntries(entries);
}

/** A schema of a binding, such as `query` of `ws`. */
export function bindingSchema(
  context: PageContext,
  layers: Layers,
  protocol: string,
  key: string,
): { readonly value: JsonValue; readonly pointer: string } | undefined {
  for (const { value, pointer } of valuesIn(layers, 'bindings')) {
    const bindings = locatedObject(context, value, pointer, 'list of bindings');
    const written = bindings && member(bindings.object, protocol);
    const at = childPointer(bindings?.pointer ?? pointer, protocol);
    const binding = written && locatedObject(context, written, at, 'binding');
    const schema = binding && member(binding.object, key);
    if (binding && isJsonObject(schema)) {
      return { value: schema, pointer: childPointer(binding.pointer, key) };
    }
  }
  return undefined;
}
