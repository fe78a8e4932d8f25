import type { Direction } from '../api-schema/direction.ts';
import type { BodyModel } from '../model/endpoint.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { type Located, locatedObject, type PageContext } from './context.ts';
import { mediaModels } from './media.ts';

/** The body of an operation, callback or webhook; `undefined` where it has none. */
export function bodyModel(
  context: PageContext,
  direction: Direction,
  operation: Located,
  path: string,
): BodyModel | undefined {
  const pointer = childPointer(operation.pointer, 'requestBody');
  const written = member(operation.object, 'requestBody');
  const body = locatedObject(context, written, pointer, 'request body');
  if (body === undefined) return undefined;
  return {
    description: textMember(body.object, 'description'),
    required: member(body.object, 'required') === true,
    media: mediaModels(context, direction, body, path),
  };
}
