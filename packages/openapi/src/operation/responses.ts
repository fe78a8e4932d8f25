import { anchorPath } from '../api-schema/anchors.ts';
import type { Direction } from '../api-schema/direction.ts';
import type { ResponseModel } from '../model/endpoint.ts';
import { isJsonObject } from '../model/json.ts';
import { member, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { type Located, locatedObject, type PageContext, reportType } from './context.ts';
import { headerModels } from './headers.ts';
import { linkModels } from './links.ts';
import { mediaModels } from './media.ts';

/** The responses of an operation, successes first and `default` last. */
export function responseModels(
  context: PageContext,
  direction: Direction,
  operation: Located,
  path: string,
): readonly ResponseModel[] {
  const pointer = childPointer(operation.pointer, 'responses');
  const written = member(operation.object, 'responses');
  if (written === undefined) return [];
  if (!isJsonObject(written)) {
    reportType(context, pointer, '`responses` is an object');
    return [];
  }
  const keys = Object.keys(written).filter((key) => !key.startsWith('x-'));
  return keys
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((key) => {
      const at = childPointer(pointer, key);
      const response = locatedObject(context, written[key], at, 'response');
      if (response === undefined) return [];
      checkStatus(context, key, at);
      return [responseModel(context, direction, statusOf(key), response, path)];
    });
}

function rank(key: string): number {
  if (/^2/.test(key)) return 0;
  return key === 'default' ? 2 : 1;
}

/** `4xx` is `4XX`. */
function statusOf(key: string): string {
  return /^[1-5]xx$/i.test(key) ? key.toUpperCase() : key;
}

function checkStatus(context: PageContext, key: string, pointer: string): void {
  if (key === 'default' || /^[1-5](?:\d\d|xx)$/i.test(key)) return;
  const message = `\`${key}\` is no status code; it is shown as it is written.`;
  context.report({ code: 'openapi-response-status', pointer, message });
}

function responseModel(
  context: PageContext,
  direction: Direction,
  status: string,
  response: Located,
  path: string,
): ResponseModel {
  const { object } = response;
  const anchor = context.anchors.take(anchorPath(path, status));
  return {
    status,
    anchor,
    description: textMember(object, 'description'),
    summary: textMember(object, 'summary') ?? textMember(object, 'x-summary'),
    headers: headerModels(context, direction, response, path),
    media: mediaModels(context, direction, response, path),
    links: linkModels(context, response),
  };
}
