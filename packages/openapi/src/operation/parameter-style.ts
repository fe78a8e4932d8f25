import type { ParameterModel } from '../model/endpoint.ts';
import { member, plainText } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import type { Located, PageContext } from './context.ts';

/** Where a parameter is sent. */
export type ParameterPlace = ParameterModel['in'];
type Style = ParameterModel['style'];

/** Styles of each place, its default first (docs/format/openapi.md#parameters). */
const styles: Readonly<Record<ParameterPlace, readonly Style[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
  querystring: ['form'],
};

/** How a parameter is written, the default of its place filled in. */
export function parameterStyle(
  context: PageContext,
  { object, pointer }: Located,
  place: ParameterPlace,
): { readonly style: Style; readonly explode: boolean } {
  const [usual = 'simple'] = styles[place];
  const written = member(object, 'style');
  const style = styles[place].find((name) => name === written) ?? usual;
  if (written !== undefined && written !== style) {
    const allowed = styles[place].map((name) => `\`${name}\``).join(', ');
    context.report({
      code: 'openapi-parameter-style',
      pointer: childPointer(pointer, 'style'),
      message: `\`${plainText(written)}\` is no style of a ${place} parameter, so \`${usual}\` is used.`,
      hint: `Use ${allowed}.`,
    });
  }
  const explode = member(object, 'explode');
  const isExploded = style === 'form' || style === 'cookie';
  return { style, explode: typeof explode === 'boolean' ? explode : isExploded };
}

/** `deepObject` says how objects are written, and nothing about lists and single values. */
export function checkDeepObject(
  context: PageContext,
  located: Located,
  model: ParameterModel,
): void {
  const { types } = model.schema;
  if (model.style !== 'deepObject' || types.length === 0 || types.includes('object')) return;
  context.report({
    code: 'openapi-parameter-style',
    pointer: located.pointer,
    message: `\`${model.name}\` has the style \`deepObject\` but is no object; how it is sent is not defined.`,
    hint: 'Use `style: form`, or give the parameter the type `object`.',
  });
}
