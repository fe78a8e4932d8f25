import type { ChannelCredential } from '@waymark/openapi';
import { credentialRow } from '../authorizations.ts';
import type { EndpointContext } from '../context.ts';
import { panels } from '../panels.ts';
import { type Piece, rowList } from '../piece.ts';

/** Credentials of which one is enough. */
export function credentials(security: readonly ChannelCredential[], page: EndpointContext): Piece {
  const entries = security.map((credential) => {
    const shown = { ...credential, ...carrier(credential, page), isKnown: true };
    return {
      id: page.id('auth'),
      label: credential.id,
      content: rowList([credentialRow(shown, page)]),
    };
  });
  return panels(entries, { name: page.text.authorizations });
}

/** What carries a credential, and what it looks like. */
function carrier(
  { bearerFormat, id, in: place = '', name, scheme = '', type }: ChannelCredential,
  { text }: EndpointContext,
) {
  switch (type) {
    case 'http': {
      const isBearer = scheme.toLowerCase() === 'bearer';
      const form = isBearer ? `Bearer <${bearerFormat ?? 'token'}>` : `${scheme} <credentials>`;
      return { name: 'Authorization', place: 'header', form };
    }
    case 'httpApiKey':
      return { name: name ?? id, place, form: 'string' };
    case 'userPassword':
      return { name: id, place, form: `${text.userName}, ${text.password}` };
    default:
      return { name: name ?? id, place, form: type };
  }
}
