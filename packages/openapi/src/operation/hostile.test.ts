import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { describedBy } from '../testing/description.ts';
import { operationOf } from '../testing/model-of.ts';
import { endpointModel } from './endpoint-model.ts';

function deep(levels: number): JsonValue {
  let value: JsonValue = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

describe('a hostile description', () => {
  it('with ten thousand levels at any place gives a model', () => {
    const value = deep(10_000);
    const schema = { type: value, enum: [value], default: value, example: value, not: value };
    const content = { 'application/json': { schema, example: value, encoding: value } };
    const run = () =>
      operationOf({
        summary: value,
        security: [{ a: value }],
        servers: [{ url: 'https://{a}', variables: { a: { default: value, enum: [value] } } }],
        parameters: [{ name: 'a', in: 'query', style: value, schema, example: value }, value],
        requestBody: { content },
        responses: { 200: { content, headers: { a: { schema, example: value } }, links: value } },
        callbacks: { a: { b: { post: { requestBody: { content } } } } },
        'x-codeSamples': value,
        'x-mint': value,
      });
    expect(run).not.toThrow();
    expect(() => JSON.stringify(run().model)).not.toThrow();
  });

  it('with references of every kind that lead back to themselves gives a model', () => {
    const sections = ['parameters', 'requestBodies', 'responses', 'headers', 'examples', 'links'];
    const loops = Object.fromEntries(
      [...sections, 'callbacks', 'securitySchemes', 'schemas', 'mediaTypes'].map((section) => [
        section,
        { A: { $ref: `#/components/${section}/A` } },
      ]),
    );
    const to = (section: string) => ({ $ref: `#/components/${section}/A` });
    const content: JsonObject = {
      'application/json': to('mediaTypes'),
      'text/plain': { schema: to('schemas'), examples: { a: to('examples') } },
    };
    const { model, diagnostics } = operationOf(
      {
        security: [{ A: [] }],
        parameters: [to('parameters')],
        requestBody: to('requestBodies'),
        responses: {
          200: to('responses'),
          400: { content, headers: { a: to('headers') }, links: { a: to('links') } },
        },
        callbacks: { a: to('callbacks') },
      },
      { components: loops },
    );
    expect(model.responses.map(({ status }) => status)).toEqual(['400']);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
      new Set(['openapi-reference-loop']),
    );
  });

  it('gives no address that a page must not link to', () => {
    const url = ' java\tscript:alert(1)';
    const { model } = operationOf(
      {
        servers: [{ url }],
        externalDocs: { url },
        security: [{ a: [] }],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', externalDocs: { url } },
              examples: { a: { externalValue: url } },
            },
          },
        },
      },
      {
        components: {
          securitySchemes: {
            a: { type: 'oauth2', flows: { implicit: { authorizationUrl: url, tokenUrl: url } } },
          },
        },
      },
    );
    const { body, ...rest } = model;
    expect(JSON.stringify(rest)).not.toContain('script:');
    expect(body?.media[0]?.schema.externalDocs).toBeUndefined();
    expect(body?.media[0]?.examples[0]?.externalUrl).toBeUndefined();
  });
});

describe('a large description', () => {
  function largeRoot(operations: number): JsonObject {
    const properties = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`field${n}`, { type: 'string', description: 'Text.' }]),
    );
    const schema = { $ref: '#/components/schemas/Item' };
    const content = { 'application/json': { schema } };
    const operation = {
      parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
      requestBody: { content },
      responses: { 200: { content }, 400: { content } },
    };
    return {
      paths: Object.fromEntries(
        Array.from({ length: operations }, (_, n) => [`/items${n}`, { post: operation }]),
      ),
      components: { schemas: { Item: { type: 'object', properties } } },
    };
  }

  it('of a thousand operations is modelled in a few seconds at most', () => {
    const description = describedBy(largeRoot(1_000));
    const spent = processorTime();
    for (let n = 0; n < 1_000; n += 1) {
      const pointer = `/paths/~1items${n}/post`;
      const path = `/items${n}`;
      endpointModel(description, { kind: 'operation', description, method: 'POST', path, pointer });
    }
    expect(spent()).toBeLessThan(10_000);
  });

  it('gives the same model and the same diagnostics each time', () => {
    const parameters = [{ name: 'a', in: 'query', schema: { $ref: '#/nowhere' } }];
    const root = { paths: { '/x': { get: { parameters } } } };
    const description = describedBy(root);
    const once = () =>
      endpointModel(description, {
        kind: 'operation',
        description,
        method: 'GET',
        path: '/x',
        pointer: '/paths/~1x/get',
      });
    expect(once()).toEqual(once());
    expect(once().diagnostics).toHaveLength(1);
  });
});
