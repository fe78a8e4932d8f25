import type { WrittenField } from '@waymark/content';
import { endpointSamples } from '@waymark/openapi';
import { expect, test } from 'vitest';
import type { ApiSettings } from './api-settings.ts';
import { manualEndpoint } from './manual-endpoint.ts';

const settings: ApiSettings = {
  post: [],
  defaults: 'all',
  autogenerate: true,
  expanded: false,
  servers: ['https://api.example.com', 'https://eu.example.com'],
  auth: { method: 'key', name: 'X-Key' },
};

const endpoint = (url: string, frontmatter = {}, fields: readonly WrittenField[] = []) =>
  manualEndpoint(
    { kind: 'manual', method: 'POST', url },
    { file: 'a.mdx', frontmatter, fields },
    settings,
  );

const parameter = (
  place: WrittenField['in'],
  name: string,
  rest: Partial<WrittenField> = {},
): WrittenField => ({ kind: 'parameter', in: place, name, fields: [], ...rest });

test('an absolute address brings its server along, a path has those of the configuration', () => {
  expect(endpoint('https://other.example/v1/a')).toMatchObject({
    path: '/v1/a',
    servers: [{ url: 'https://other.example' }],
  });
  expect(endpoint('/v1/a').servers.map(({ url }) => url)).toEqual(settings.servers);
});

test('the page says how it is authorized, else the configuration', () => {
  const names = (frontmatter: object) =>
    endpoint('/a', frontmatter).security.flatMap(({ credentials }) =>
      credentials.map(({ type, name }) => name ?? type),
    );
  expect(names({})).toEqual(['X-Key']);
  expect(names({ authMethod: 'bearer' })).toEqual(['bearer']);
  expect(names({ authMethod: 'none' })).toEqual([]);
  expect(names({ authMethod: 'nonsense' })).toEqual(['X-Key']);
});

/** The request in the terms of curl. */
const sample = (...args: Parameters<typeof endpoint>) => {
  const [group] = endpointSamples(endpoint(...args), { ...settings, languages: ['bash'] });
  return group?.samples[0]?.source ?? '';
};

test('fields of the page are its parameters and its body, with examples of their types', () => {
  const source = sample('/plants/{id}', { authMethod: 'none' }, [
    parameter('path', 'id', { type: 'string', placeholder: 'p-1' }),
    parameter('query', 'dry', { type: 'boolean', default: false }),
    parameter('header', 'X-Trace', { placeholder: 't' }),
    parameter('body', 'name', { type: 'string', required: true, default: 'Rosa' }),
    parameter('body', 'tags', { type: 'string[]', placeholder: ['wild'] }),
    parameter('body', 'origin', {
      type: 'object',
      fields: [parameter('body', 'country', { type: 'string', default: 'CH' })],
    }),
    parameter('body', 'leaves', {
      type: 'object[]',
      fields: [parameter('body', 'size', { type: 'int', default: 3 })],
    }),
    parameter(undefined, 'nowhere'),
  ]);
  expect(source).toContain("'https://api.example.com/plants/p-1?dry=false'");
  expect(source).toContain("'X-Trace: t'");
  const [, body = ''] = /--data(?:-raw)? '([\s\S]*)'/.exec(source) ?? [];
  expect(JSON.parse(body)).toEqual({
    name: 'Rosa',
    tags: ['wild'],
    origin: { country: 'CH' },
    leaves: [{ size: 3 }],
  });
});

test('a body without a name is the whole of it, and a file makes a form', () => {
  const whole = endpoint('/a', {}, [parameter('body', '', { type: 'integer[]' })]);
  expect(whole.body?.media[0]?.schema.type).toBe('integer[]');
  const media = (frontmatter: object) =>
    endpoint('/a', frontmatter, [parameter('body', 'photo', { type: 'file' })]).body?.media[0];
  expect(media({})?.type).toBe('multipart/form-data');
  expect(media({})?.schema.fields[0]?.schema.kind).toBe('file');
  expect(media({ contentType: 'application/x-own' })?.type).toBe('application/x-own');
});

test('fields of answers give an example of a successful one', () => {
  const { responses } = endpoint('/a', {}, [
    { kind: 'response', name: 'id', type: 'string', default: 'p-1', fields: [] },
  ]);
  expect(responses.map(({ status }) => status)).toEqual(['200']);
  expect(responses[0]?.media[0]?.examples[0]?.value).toEqual({ id: 'p-1' });
});

test('a header for authorization is one where nothing else says how to authorize', () => {
  const fields = [parameter('header', 'Authorization', { placeholder: 'Bearer …' })];
  const open = manualEndpoint(
    { kind: 'manual', method: 'POST', url: '/a' },
    { file: 'a.mdx', frontmatter: {}, fields },
    { ...settings, auth: {} },
  );
  expect(open.security[0]?.credentials[0]).toMatchObject({ in: 'header', name: 'Authorization' });
  expect(endpoint('/a', {}, fields).security[0]?.label).toBe('key');
});
