import type { EncodingModel } from '@waymark/openapi';
import type { EndpointContext } from './context.ts';
import { code, plain } from './inline.ts';
import { details, note, nothing, type Piece, pieces, within } from './piece.ts';
import { fieldList } from './schema-tree.ts';

/** How a part of a body is written; the keys of the description are no words to translate. */
export function encodingNotes(encoding: EncodingModel | undefined, page: EndpointContext): Piece {
  const { contentType, headers = [] } = encoding ?? {};
  const keys = (['style', 'explode', 'allowReserved'] as const).flatMap((key) => {
    const value = encoding?.[key];
    return value === undefined ? [] : [note(key, code(String(value)))];
  });
  return pieces(
    contentType ? note(page.text.mediaType, code(contentType)) : nothing,
    ...keys,
    headers.length > 0
      ? details(plain(page.text.headers), within('<div>', fieldList(headers, page)))
      : nothing,
  );
}
