import type {
  CredentialModel,
  EndpointModel,
  OAuthFlow,
  SecurityAlternative,
} from '@waymark/openapi';
import type { EndpointContext } from './context.ts';
import { code, escapeHtml, fragment, outerLink } from './html.ts';
import { panels } from './panels.ts';
import { note } from './schema-notes.ts';
import { type Section, section } from './section.ts';

/** Authorizations: alternatives to choose from, and all credentials of one. */
export function authorizations({ security }: EndpointModel, page: EndpointContext): Section[] {
  if (security.length === 0) return [];
  const entries = security.map((alternative) => ({
    id: page.id('auth'),
    label: alternative.credentials.length === 0 ? page.text.noAuthorization : alternative.label,
    html: credentials(alternative, page),
  }));
  const content = panels(entries, { name: page.text.authorizations });
  return [section({ id: 'authorizations', title: page.text.authorizations, html: content }, page)];
}

function credentials({ credentials }: SecurityAlternative, page: EndpointContext): string {
  if (credentials.length === 0)
    return `<p class="wm-c">${escapeHtml(page.text.noAuthorization)}</p>`;
  return `<ul class="wm-fs">${credentials.map((each) => credentialRow(each, page)).join('')}</ul>`;
}

function credentialRow(credential: CredentialModel, page: EndpointContext): string {
  const { text } = page;
  const { name, place, form } = carrier(credential);
  const { anchor, description } = credential;
  return [
    `<li class="wm-f" id="${escapeHtml(anchor)}"><div class="wm-fh"><a class="wm-fn" href="${fragment(anchor)}">${escapeHtml(name)}</a>`,
    form ? `<span class="wm-ft">${escapeHtml(form)}</span>` : '',
    place ? `<span class="wm-p">${escapeHtml(place)}</span>` : '',
    credential.type === 'unknown'
      ? ''
      : `<span class="wm-p wm-pr">${escapeHtml(text.required)}</span>`,
    '</div>',
    credential.type === 'unknown' ? `<p class="wm-c">${escapeHtml(text.partNotFound)}</p>` : '',
    description ? `<div class="wm-m">${page.describe(description)}</div>` : '',
    credential.openIdConnectUrl
      ? note('OpenID Connect', outerLink(credential.openIdConnectUrl, credential.openIdConnectUrl))
      : '',
    credential.scopes.length > 0 ? note(text.scopes, credential.scopes.map(code).join(', ')) : '',
    ...credential.flows.map((flow) => flowNotes(flow, page)),
    '</li>',
  ].join('');
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

function flowNotes(flow: OAuthFlow, page: EndpointContext): string {
  const addresses = (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap((key) => {
    const url = flow[key];
    return url ? [note(key, outerLink(url, url))] : [];
  });
  const scopes = flow.scopes.map(
    ({ name, description }) =>
      `<li>${code(name)}${description ? `<div>${page.describe(description)}</div>` : ''}</li>`,
  );
  const list = scopes.length > 0 ? `<ul class="wm-o">${scopes.join('')}</ul>` : '';
  return `<details class="wm-d"><summary>OAuth 2.0: ${escapeHtml(flow.type)}</summary><div>${addresses.join('')}${list}</div></details>`;
}
