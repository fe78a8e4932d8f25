import { isJsonObject } from '../model/json.ts';
import { member } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { type Located, type PageContext, reportType } from './context.ts';

/** What `x-mint` of an operation says about its page; a bad key is left out, not the block. */
export function pageExtensions(
  context: PageContext,
  { object, pointer }: Located,
): { readonly content?: string; readonly title?: string } {
  const mint = member(object, 'x-mint');
  const at = childPointer(pointer, 'x-mint');
  if (mint === undefined) return {};
  if (!isJsonObject(mint)) {
    reportType(context, at, '`x-mint` is an object');
    return {};
  }
  const content = member(mint, 'content');
  if (content !== undefined && typeof content !== 'string') {
    reportType(context, childPointer(at, 'content'), '`content` is a text');
  }
  const metadata = member(mint, 'metadata');
  const title = isJsonObject(metadata) ? member(metadata, 'title') : undefined;
  return {
    content: typeof content === 'string' ? content : undefined,
    title: typeof title === 'string' && title !== '' ? title : undefined,
  };
}
