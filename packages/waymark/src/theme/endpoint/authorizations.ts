import type {
  CredentialModel,
  EndpointModel,
  OAuthFlow,
  SecurityAlternative,
} from '@waymark/openapi';
import { escapeHtml } from '../escape-html.ts';
import type { EndpointContext } from './context.ts';
import { code, fieldName, joined, noLabel, outerLink, plain, rowHead, span } from './inline.ts';
import { panels } from './panels.ts';
import {
  described,
  details,
  explained,
  type ListRow,
  line,
  listRow,
  note,
  nothing,
  type Piece,
  pieces,
  rowList,
  within,
} from './piece.ts';
import { type Section, section } from './section.ts';

/** Authorizations: alternatives to choose from, and all credentials of one. */
export function authorizations({ security }: EndpointModel, page: EndpointContext): Section[] {
  if (security.length === 0) return [];
  const title = page.text.authorizations;
  const content = authorizationPanels(security, page);
  return [section({ id: 'authorizations', title, content }, page)];
}

/** The same without a heading. */
export function authorizationPanels(
  security: readonly SecurityAlternative[],
  page: EndpointContext,
): Piece {
  const entries = security.map((alternative) => ({
    id: page.id('auth'),
    label: alternative.credentials.length === 0 ? page.text.noAuthorization : alternative.label,
    content: credentials(alternative, page),
  }));
  return panels(entries, { name: page.text.authorizations });
}

function credentials({ credentials }: SecurityAlternative, page: EndpointContext): Piece {
  if (credentials.length === 0) return line(plain(page.text.noAuthorization));
  const rows = credentials.map((each) => {
    const shown = { ...each, ...carrier(each), isKnown: each.type !== 'unknown' };
    return credentialRow(shown, page);
  });
  return rowList(rows);
}

/** A credential as a page shows it. */
export interface ShownCredential
  extends Pick<
    CredentialModel,
    | 'anchor'
    | 'deprecated'
    | 'description'
    | 'flows'
    | 'oauth2MetadataUrl'
    | 'openIdConnectUrl'
    | 'scopes'
  > {
  readonly name: string;
  /** Where it goes: `header`. */
  readonly place: string;
  /** What it looks like: `Bearer <token>`. */
  readonly form: string;
  /** Its scheme could be found. */
  readonly isKnown: boolean;
}

/** The row of a credential. */
export function credentialRow(credential: ShownCredential, page: EndpointContext): ListRow {
  const { text } = page;
  const { anchor, deprecated, form, isKnown, name, place, scopes } = credential;
  const { oauth2MetadataUrl: metadata, openIdConnectUrl: url } = credential;
  const labels = [
    form ? span(form, 'wm-ft') : noLabel,
    place ? span(place, 'wm-p') : noLabel,
    isKnown ? span(text.required, 'wm-p wm-pr') : noLabel,
    deprecated ? span(text.deprecated, 'wm-p wm-po') : noLabel,
  ];
  const content = pieces(
    isKnown ? nothing : line(plain(text.partNotFound)),
    described(credential.description, page),
    url ? note('OpenID Connect', outerLink(url, url)) : nothing,
    metadata ? note('oauth2MetadataUrl', outerLink(metadata, metadata)) : nothing,
    scopes.length > 0 ? note(text.scopes, joined(scopes.map(code), ', ')) : nothing,
    ...credential.flows.map((flow) => flowNotes(flow, page)),
  );
  const head = rowHead(fieldName(name, '', anchor), labels);
  return listRow(
    head,
    content,
    `<li class="wm-f${deprecated ? ' wm-fo' : ''}" id="${escapeHtml(anchor)}">`,
  );
}

/** What carries a credential in the request, and what stands in it. */
function carrier(credential: CredentialModel) {
  const authorization = { name: 'Authorization', place: 'header' };
  switch (credential.type) {
    case 'apiKey':
      return { name: credential.name ?? credential.id, place: credential.in ?? '', form: 'string' };
    case 'basic':
      return { ...authorization, form: 'Basic <username:password>' };
    case 'http':
      return { ...authorization, form: `${credential.scheme ?? ''} <credentials>`.trim() };
    case 'bearer':
      return { ...authorization, form: `Bearer <${credential.bearerFormat ?? 'token'}>` };
    case 'oauth2':
    case 'openIdConnect':
      return { ...authorization, form: 'Bearer <token>' };
    case 'mutualTLS':
      return { name: credential.id, place: '', form: 'mutual TLS' };
    case 'unknown':
      return { name: credential.id, place: '', form: '' };
  }
}

const addressKeys = [
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'tokenUrl',
  'refreshUrl',
] as const;

function flowNotes(flow: OAuthFlow, page: EndpointContext): Piece {
  const addresses = addressKeys.flatMap((key) => {
    const url = flow[key];
    return url ? [note(key, outerLink(url, url))] : [];
  });
  const scopes = flow.scopes.map(({ name, description }) => ({ value: name, description }));
  const content = pieces(...addresses, explained(scopes, page));
  return details(plain(`OAuth 2.0: ${flow.type}`), within('<div>', content));
}
