import type { BindingModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import type { EndpointContext } from '../context.ts';
import { plain } from '../inline.ts';
import {
  details,
  nothing,
  type Piece,
  pieces,
  preformatted,
  strongLine,
  within,
} from '../piece.ts';

/** What each protocol is told, as it is written. */
export function bindingNotes(bindings: readonly BindingModel[]): Piece {
  return pieces(
    ...bindings.flatMap(({ protocol, value }) => [
      strongLine(protocol),
      preformatted(jsonText(value, 2)),
    ]),
  );
}

/** The same, to be opened. */
export function bindingDetails(bindings: readonly BindingModel[], page: EndpointContext): Piece {
  if (bindings.length === 0) return nothing;
  return details(plain(page.text.bindings), within('<div>', bindingNotes(bindings)));
}
