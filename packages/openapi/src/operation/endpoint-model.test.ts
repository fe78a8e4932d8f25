import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { describedBy } from '../testing/description.ts';
import { operationOf } from '../testing/model-of.ts';
import { endpointModel } from './endpoint-model.ts';
import { schemaPageModel } from './schema-page-model.ts';

describe('endpointModel', () => {
  it('gives what the page shows besides parameters and bodies', () => {
    const { model, diagnostics } = operationOf({
      operationId: 'createThing',
      summary: 'Create a thing',
      description: 'Text.',
      deprecated: true,
      tags: ['Things'],
      externalDocs: { url: 'https://example.com', description: 'More.' },
      'x-mint': { content: '<Note>Hi</Note>' },
      'x-codeSamples': [{ lang: 'curl', label: 'cURL', source: 'curl x' }, { lang: 'js' }],
    });
    expect(model).toMatchObject({
      kind: 'operation',
      method: 'POST',
      path: '/things',
      title: 'Create a thing',
      deprecated: true,
      tags: ['Things'],
      externalDocs: { url: 'https://example.com' },
      content: '<Note>Hi</Note>',
      customSamples: [{ language: 'curl', label: 'cURL', source: 'curl x' }],
    });
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['openapi-value-type', '/paths/~1things/post/x-codeSamples/1'],
    ]);
  });

  it('takes a summary of several paragraphs for the description where there is none', () => {
    const summary = 'Get `a`.\n\nOr [b](/b).';
    expect(operationOf({ summary }).model).toMatchObject({
      title: 'Get a.',
      description: summary,
    });
    expect(operationOf({ summary, description: 'Text.' }).model.description).toBe('Text.');
  });

  it('follows the references of code samples', () => {
    const sample = { $ref: '#/x-samples/curl' };
    const source = { $ref: '#/x-samples/curl/source' };
    const { model, diagnostics } = operationOf(
      { 'x-codeSamples': [sample, { lang: 'shell', source }, { $ref: '#/x-samples/no' }] },
      { 'x-samples': { curl: { lang: 'curl', source: 'curl x' } } },
    );
    expect(model.customSamples).toEqual([
      { language: 'curl', source: 'curl x' },
      { language: 'shell', source: 'curl x' },
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['openapi-reference-missing']);
  });

  it('makes a title of the method and path where there is no summary', () => {
    expect(operationOf({}).model.title).toBe('Post things');
  });

  it('takes the parts of a path item that is a reference, and what stands beside it', () => {
    const item = { get: { summary: 'Get' }, servers: [{ url: 'https://a.example.com' }] };
    const root = {
      paths: {
        '/a': { $ref: '#/components/pathItems/A', servers: [{ url: 'https://b.example.com' }] },
      },
      components: { pathItems: { A: item } },
    };
    const description = describedBy(root);
    const { value } = endpointModel(description, {
      kind: 'operation',
      description,
      method: 'GET',
      path: '/a',
      pointer: '/paths/~1a/get',
    });
    expect(value).toMatchObject({ title: 'Get', servers: [{ url: 'https://b.example.com' }] });
  });

  it('knows methods that a path item names itself', () => {
    const operation = { summary: 'Purge' };
    const item = { description: 'All of them.', additionalOperations: { PURGE: operation } };
    const description = describedBy({ paths: { '/a': item } });
    const { value, diagnostics } = endpointModel(description, {
      kind: 'operation',
      description,
      method: 'PURGE',
      path: '/a',
      pointer: '/paths/~1a/additionalOperations/PURGE',
    });
    expect(value).toMatchObject({ method: 'PURGE', title: 'Purge', description: 'All of them.' });
    expect(diagnostics).toEqual([]);
  });

  it('shows the keys that the configuration asks for as pills', () => {
    const schema = { type: 'string', 'x-tier': 'gold' };
    const operation = { parameters: [{ name: 'a', in: 'query', schema }] };
    const { model } = operationOf(operation, {}, { post: ['x-tier'] });
    expect(model.parameters[0]?.schema.after).toEqual(['gold']);
  });

  it('gives an empty model for an operation that is not there', () => {
    const description = describedBy({ openapi: '3.1.0' });
    const { value, diagnostics } = endpointModel(description, {
      kind: 'operation',
      description,
      method: 'GET',
      path: '/a',
      pointer: '/paths/~1a/get',
    });
    expect(value.responses).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['openapi-operation-missing']);
  });

  it('gives what can be had of an operation whose members have the wrong types', () => {
    const { model, diagnostics } = operationOf({
      summary: 7,
      tags: 'x',
      parameters: {},
      requestBody: 'x',
      responses: [],
      callbacks: 3,
      security: {},
      servers: 'x',
      'x-mint': [],
      'x-codeSamples': {},
      externalDocs: { url: 'javascript:alert(1)' },
    });
    expect(model.title).toBe('Post things');
    expect(model.externalDocs).toBeUndefined();
    expect(diagnostics.map(({ pointer }) => pointer?.split('/').at(-1)).toSorted()).toEqual([
      'parameters',
      'requestBody',
      'responses',
      'x-codeSamples',
      'x-mint',
    ]);
  });

  it('gives a webhook its own security only, no servers and all properties', () => {
    const schema = { properties: { id: { type: 'string', readOnly: true } } };
    const hook: JsonObject = {
      post: { requestBody: { content: { 'application/json': { schema } } } },
    };
    for (const section of ['webhooks', 'x-webhooks']) {
      const root = {
        servers: [{ url: 'https://a.example.com' }],
        security: [{ key: [] }],
        [section]: { 'order.created': hook },
      };
      const description = describedBy(root);
      const { value } = endpointModel(description, {
        kind: 'webhook',
        description,
        method: 'WEBHOOK',
        path: 'order.created',
        pointer: `/${section}/order.created/post`,
      });
      expect(value).toMatchObject({ title: 'Order created', servers: [], security: [] });
      expect(value.body?.media[0]?.schema.fields.map(({ name }) => name)).toEqual(['id']);
    }
  });

  it('shows callbacks by name, address and method', () => {
    const item = {
      post: { summary: 'Sent', responses: { 200: { description: 'ok' } } },
      put: { requestBody: { content: { 'application/json': { schema: { type: 'string' } } } } },
    };
    const callbacks: JsonObject = {
      done: { $ref: '#/components/callbacks/Done' },
      'x-other': { '{$request.body#/url}': { $ref: '#/components/pathItems/Item' } },
    };
    const { model } = operationOf(
      { callbacks },
      {
        components: {
          callbacks: { Done: { '{$request.body#/url}?a={b}': item } },
          pathItems: { Item: item },
        },
      },
    );
    expect(
      model.callbacks.map(({ name, expression, method }) => [name, expression, method]),
    ).toEqual([
      ['done', '{$request.body#/url}?a={b}', 'POST'],
      ['done', '{$request.body#/url}?a={b}', 'PUT'],
      ['x-other', '{$request.body#/url}', 'POST'],
      ['x-other', '{$request.body#/url}', 'PUT'],
    ]);
    expect(model.callbacks[0]).toMatchObject({ summary: 'Sent', responses: [{ status: '200' }] });
  });

  it('shows what callbacks send besides their body, and whether they are deprecated', () => {
    const header = { name: 'X-Signature', in: 'header', schema: { type: 'string' } };
    const query = { name: 'id', in: 'query', schema: { type: 'string' } };
    const sent = { deprecated: true, parameters: [query], security: [{ key: [] }] };
    const item = { parameters: [header], post: sent, put: {} };
    const { model } = operationOf(
      { callbacks: { done: { '{$request.body#/url}': item } } },
      {
        security: [{ key: [] }],
        components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
      },
    );
    expect(model.callbacks).toMatchObject([
      {
        deprecated: true,
        parameters: [{ name: 'X-Signature' }, { name: 'id' }],
        security: [{ credentials: [{ type: 'bearer' }] }],
      },
      { deprecated: false, parameters: [{ name: 'X-Signature' }], security: [] },
    ]);
  });

  it('gives every anchor of a page once', () => {
    const schema = { properties: { id: { type: 'object', properties: { a: {} } } } };
    const content = { 'application/json': { schema }, 'application/xml': { schema } };
    const { model } = operationOf({
      requestBody: { content },
      responses: { 200: { content }, 400: { content } },
    });
    const anchors = [...JSON.stringify(model).matchAll(/"anchor":"([^"]+)"/g)].map(([, a]) => a);
    expect(anchors).toContain('response-id-a-3');
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe('schemaPageModel', () => {
  it('shows the schema with everything, and an example', () => {
    const Pet = {
      title: 'A pet',
      properties: { id: { const: 1, readOnly: true }, secret: { const: 2, writeOnly: true } },
    };
    const description = describedBy({ components: { schemas: { Pet } } });
    const { value } = schemaPageModel(description, {
      kind: 'schema',
      description,
      name: 'Pet',
      pointer: '/components/schemas/Pet',
    });
    expect(value).toMatchObject({
      title: 'A pet',
      schema: { kind: 'object', name: 'Pet' },
      examples: [{ value: { id: 1, secret: 2 }, isGenerated: true }],
    });
    expect(value.schema.fields.map(({ anchor }) => anchor)).toEqual(['schema-id', 'schema-secret']);
  });
});
