import type { WrittenField } from '@waymark/content';
import type { Frontmatter } from '@waymark/core';
import {
  type ApiDescription,
  type CredentialModel,
  type EndpointModel,
  type EndpointTarget,
  endpointModel,
  type JsonObject,
  type ServerModel,
} from '@waymark/openapi';
import type { ApiSettings, AuthMethod } from './api-settings.ts';
import { writtenOperation } from './written-operation.ts';

type ManualTarget = Extract<EndpointTarget, { kind: 'manual' }>;

/** A page that describes its endpoint itself. */
export interface ManualPage {
  readonly file: string;
  readonly frontmatter: Frontmatter;
  /** What it says of parameters and answers. */
  readonly fields: readonly WrittenField[];
}

/**
 * The endpoint of a page that describes it itself (`api: POST /users`,
 * docs/format/openapi.md#manual-endpoints): method and address of the frontmatter, parameters and
 * answer of the elements on the page.
 */
export function manualEndpoint(
  { method, url }: ManualTarget,
  { fields, file, frontmatter }: ManualPage,
  settings: ApiSettings,
): EndpointModel {
  const { path, servers } = address(url, settings.servers);
  const credential =
    credentialOf(frontmatter['authMethod'], settings.auth) ?? writtenCredential(fields);
  const contentType = frontmatter['contentType'];
  const operation = writtenOperation(
    fields,
    typeof contentType === 'string' ? contentType : undefined,
  );
  const description = describing({ [path]: { [method.toLowerCase()]: operation } }, file);
  const target = {
    kind: 'operation',
    description,
    method,
    path,
    pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`,
  } as const;
  return {
    ...endpointModel(description, target, settings).value,
    title: frontmatter.title ?? path,
    deprecated: frontmatter.deprecated === true,
    servers,
    security: credential ? [{ label: credential.id, credentials: [credential] }] : [],
  };
}

/** What a page shows itself is not shown once more below it. */
export function withoutFields(endpoint: EndpointModel): EndpointModel {
  const { body: _, ...rest } = endpoint;
  return { ...rest, parameters: [], responses: [] };
}

function describing(paths: JsonObject, file: string): ApiDescription {
  const locate = () => ({ file, line: 1, column: 1 });
  return {
    file,
    version: '3.1',
    root: { openapi: '3.1.0', paths },
    hash: '',
    locate,
  };
}

/** Without a method of authorization in the settings, a page may say it as a header. */
function writtenCredential(fields: readonly WrittenField[]): CredentialModel | undefined {
  const field = fields.find(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === 'authorization',
  );
  const preset = field?.default ?? field?.placeholder;
  return (
    field && {
      id: field.name,
      type: 'apiKey',
      in: 'header',
      name: field.name,
      ...(typeof preset === 'string' ? { default: preset } : {}),
      ...common,
    }
  );
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

const common = { scopes: [], flows: [], anchor: 'authorization' };

function credentialOf(own: unknown, auth: ApiSettings['auth']): CredentialModel | undefined {
  // The set holds the values of the type and nothing else.
  const method = methods.has(own) ? (own as AuthMethod) : auth?.method;
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
