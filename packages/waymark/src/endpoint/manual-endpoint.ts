import type { Frontmatter } from '@waymark/core';
import type { CredentialModel, EndpointModel, EndpointTarget, ServerModel } from '@waymark/openapi';
import type { ApiSettings, AuthMethod } from './api-settings.ts';

type ManualTarget = Extract<EndpointTarget, { kind: 'manual' }>;

/**
 * The endpoint of a page that describes it itself (`api: POST /users`, openapi-pages §7.3): method,
 * address and authorization. Its fields are elements of the page.
 */
export function manualEndpoint(
  { method, url }: ManualTarget,
  { file, frontmatter }: { readonly file: string; readonly frontmatter: Frontmatter },
  settings: ApiSettings,
): EndpointModel {
  const { path, servers } = address(url, settings.servers);
  const credential = credentialOf(frontmatter['authMethod'], settings.auth);
  return {
    kind: 'operation',
    method,
    path,
    title: frontmatter.title ?? path,
    deprecated: frontmatter.deprecated === true,
    tags: [],
    servers,
    security: credential ? [{ label: credential.id, credentials: [credential] }] : [],
    parameters: [],
    responses: [],
    callbacks: [],
    customSamples: [],
    at: { file, line: 1, column: 1 },
  };
}

/** An absolute address brings its server along; a path belongs to those of the configuration. */
function address(url: string, servers: readonly string[]) {
  const server = (address: string): ServerModel => ({ url: address, variables: [] });
  const [, origin, rest] = /^(https?:\/\/[^/]+)(.*)$/i.exec(url) ?? [];
  if (origin !== undefined) return { path: rest || '/', servers: [server(origin)] };
  return { path: url.startsWith('/') ? url : `/${url}`, servers: servers.map(server) };
}

const methods: ReadonlySet<unknown> = new Set<AuthMethod>([
  'bearer',
  'basic',
  'key',
  'cobo',
  'none',
]);

function credentialOf(own: unknown, auth: ApiSettings['auth']): CredentialModel | undefined {
  // The set holds the values of the type and nothing else.
  const method = methods.has(own) ? (own as AuthMethod) : auth?.method;
  const common = { scopes: [], flows: [], anchor: 'authorization' };
  switch (method) {
    case 'bearer':
      return { id: 'bearer', type: 'bearer', ...common };
    case 'basic':
      return { id: 'basic', type: 'basic', ...common };
    case 'key':
      return { id: 'key', type: 'apiKey', in: 'header', name: auth?.name ?? 'Key', ...common };
    case 'cobo':
      return { id: 'cobo', type: 'apiKey', in: 'header', name: 'API-SECRET', ...common };
    default:
      return undefined;
  }
}
