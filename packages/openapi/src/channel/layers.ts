import { externalDocs as docsOf } from '../api-schema/annotations.ts';
import { isJsonArray, type JsonValue } from '../model/json.ts';
import { type Located, locatedObject, type PageContext } from '../operation/context.ts';
import { member } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';

/** An operation or a message with its traits, what counts more before what counts less. */
export type Layers = readonly Located[];

/** A value and where it is written. */
export interface Written {
  readonly value: JsonValue;
  readonly pointer: string;
}

/**
 * An object with its traits. Later traits count more than earlier ones; what the object says itself
 * counts most in AsyncAPI 3, and least in 2.
 *
 * @param what what it is called in messages: `message`
 */
export function layersOf(context: PageContext, own: Located, what: string): Layers {
  const written = member(own.object, 'traits');
  if (!isJsonArray(written)) return [own];
  const traits = written.flatMap((trait, index) => {
    const pointer = childPointer(own.pointer, 'traits', index);
    return locatedObject(context, trait, pointer, `trait of the ${what}`) ?? [];
  });
  traits.reverse();
  return context.description.version === 'asyncapi-2' ? [...traits, own] : [own, ...traits];
}

/** All values that the layers have under a key, the one that counts first. */
export function valuesIn(layers: Layers, key: string): readonly Written[] {
  return layers.flatMap(({ object, pointer }) => {
    const value = member(object, key);
    return value === undefined ? [] : [{ value, pointer: childPointer(pointer, key) }];
  });
}

/** The value that counts. */
export function valueIn(layers: Layers, key: string): Written | undefined {
  return valuesIn(layers, key)[0];
}

/** The text that counts; an empty one says nothing. */
export function textIn(layers: Layers, key: string): string | undefined {
  const texts = valuesIn(layers, key).map(({ value }) => value);
  return texts.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined;
}

/** The list that counts, with the place of each entry; none where there is no list. */
export function listIn(layers: Layers, key: string): readonly Written[] | undefined {
  const found = valueIn(layers, key);
  if (found === undefined || !isJsonArray(found.value)) return undefined;
  return found.value.map((value, index) => ({
    value,
    pointer: childPointer(found.pointer, index),
  }));
}

/** Where there is more to read. */
export function externalDocsIn(context: PageContext, layers: Layers): ReturnType<typeof docsOf> {
  const found = valueIn(layers, 'externalDocs');
  const docs = found && locatedObject(context, found.value, found.pointer, 'link');
  return docs && docsOf({ externalDocs: docs.object });
}

/** A summary above a description, either of which may be missing. */
export function describedIn(layers: Layers): string | undefined {
  const [summary, description] = [textIn(layers, 'summary'), textIn(layers, 'description')];
  if (summary === undefined || description === undefined) return summary ?? description;
  return summary.trim() === description.trim() ? description : `${summary}\n\n${description}`;
}
