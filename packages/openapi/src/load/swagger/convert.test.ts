import { describe, expect, test } from 'vitest';
import { isJsonArray, type JsonObject, type JsonValue } from '../../model/json.ts';
import { docsFolder } from '../../testing/docs-folder.ts';
import { createDescriptionStore } from '../description-store.ts';
import { convertSwagger } from './convert.ts';

/** The document of a Swagger 2.0 one with these members. */
function convert(members: Readonly<Record<string, JsonValue>>) {
  return convertSwagger({ swagger: '2.0', paths: {}, ...members }).root;
}

/** An operation of a document that has only this one. */
function convertOperation(operation: JsonValue, members: Readonly<Record<string, JsonValue>> = {}) {
  const root = convert({ ...members, paths: { '/a': { post: operation } } });
  return JSON.parse(JSON.stringify(root)).paths['/a'].post;
}

describe('servers', () => {
  test('host, base path and schemes are one URL each, the secure one first', () => {
    expect(
      convert({ host: 'api.test:8080', basePath: '/v1', schemes: ['http', 'https'] }),
    ).toMatchObject({
      servers: [{ url: 'https://api.test:8080/v1' }, { url: 'http://api.test:8080/v1' }],
    });
  });

  test('without schemes it is https, without a host the URL stays relative', () => {
    expect(convert({ host: 'api.test' })).toMatchObject({ servers: [{ url: 'https://api.test' }] });
    expect(convert({ basePath: 'v1' })).toMatchObject({ servers: [{ url: '/v1' }] });
    expect(convert({ basePath: '/' })).not.toHaveProperty('servers');
  });

  test('an operation with schemes of its own has servers of its own', () => {
    expect(convertOperation({ schemes: ['wss'] }, { host: 'api.test' })).toEqual({
      servers: [{ url: 'wss://api.test' }],
    });
  });
});

describe('bodies', () => {
  const body = {
    in: 'body',
    name: 'pet',
    required: true,
    description: 'A pet',
    schema: { $ref: '#/definitions/Pet' },
  };

  test('a body has a schema for each media type that is consumed', () => {
    const operation = { consumes: ['application/json', 'application/xml'], parameters: [body] };
    const schema = { $ref: '#/components/schemas/Pet' };
    expect(convertOperation(operation)).toEqual({
      requestBody: {
        description: 'A pet',
        required: true,
        content: { 'application/json': { schema }, 'application/xml': { schema } },
      },
    });
  });

  test('without media types it is JSON', () => {
    const { requestBody } = convertOperation({ parameters: [body] });
    expect(Object.keys(requestBody.content)).toEqual(['application/json']);
  });

  test('form fields are the properties of one object', () => {
    const operation: JsonValue = {
      parameters: [
        { in: 'formData', name: 'name', type: 'string', required: true, description: 'Its name' },
        {
          in: 'formData',
          name: 'tags',
          type: 'array',
          items: { type: 'string' },
          collectionFormat: 'multi',
        },
      ],
    };
    expect(convertOperation(operation)).toEqual({
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: {
                name: { type: 'string', description: 'Its name' },
                tags: { type: 'array', items: { type: 'string' } },
              },
              required: ['name'],
            },
            encoding: { tags: { style: 'form', explode: true } },
          },
        },
      },
    });
  });

  test('a form with a file is multipart, whatever is declared', () => {
    const operation = {
      consumes: ['application/x-www-form-urlencoded'],
      parameters: [{ in: 'formData', name: 'image', type: 'file' }],
    };
    expect(convertOperation(operation).requestBody.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { image: { type: 'string', format: 'binary' } },
          required: [],
        },
      },
    });
  });

  test('shared parameters of a body are used where they are referred to', () => {
    const members = {
      parameters: {
        Body: body,
        File: { in: 'formData', name: 'image', type: 'file' },
        Page: { in: 'query', name: 'page', type: 'integer' },
      },
    };
    const refs = (name: string) => ({ parameters: [{ $ref: `#/parameters/${name}` }] });
    expect(convertOperation(refs('Body'), members).requestBody.required).toBe(true);
    expect(convertOperation(refs('File'), members).requestBody.content).toHaveProperty(
      'multipart/form-data',
    );
    expect(convertOperation(refs('Page'), members)).toEqual({
      parameters: [{ $ref: '#/components/parameters/Page' }],
    });
    expect(convert(members)).toMatchObject({
      components: {
        parameters: { Page: { in: 'query', name: 'page', schema: { type: 'integer' } } },
      },
    });
  });

  test('a body of the path belongs to each operation, before or behind the methods', () => {
    const root = convert({
      paths: { '/a': { post: {}, parameters: [body, { in: 'query', name: 'q', type: 'string' }] } },
    });
    expect(root['paths']).toMatchObject({
      '/a': {
        post: { requestBody: { required: true } },
        parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
      },
    });
  });
});

describe('parameters', () => {
  test.each([
    ['query', undefined, { style: 'form', explode: false }],
    ['query', 'csv', { style: 'form', explode: false }],
    ['query', 'multi', { style: 'form', explode: true }],
    ['query', 'ssv', { style: 'spaceDelimited', explode: false }],
    ['query', 'pipes', { style: 'pipeDelimited', explode: false }],
    ['path', 'csv', { style: 'simple', explode: false }],
    ['header', undefined, { style: 'simple', explode: false }],
  ])('a list in the %s with collectionFormat %s', (place, format, expected) => {
    const parameter = { in: place, name: 'ids', type: 'array', items: { type: 'string' } };
    const written = format === undefined ? parameter : { ...parameter, collectionFormat: format };
    expect(convertOperation({ parameters: [written] }).parameters).toEqual([
      { in: place, name: 'ids', schema: { type: 'array', items: { type: 'string' } }, ...expected },
    ]);
  });

  test('constraints, default and enum belong to the schema, the rest to the parameter', () => {
    const parameter = {
      in: 'query',
      name: 'limit',
      description: 'How many',
      required: true,
      allowEmptyValue: true,
      type: 'integer',
      format: 'int32',
      default: 10,
      maximum: 100,
      exclusiveMaximum: true,
      'x-nullable': true,
      'x-example': 20,
      'x-own': 1,
    };
    expect(convertOperation({ parameters: [parameter] }).parameters).toEqual([
      {
        in: 'query',
        name: 'limit',
        description: 'How many',
        required: true,
        allowEmptyValue: true,
        example: 20,
        'x-own': 1,
        schema: {
          type: 'integer',
          format: 'int32',
          default: 10,
          maximum: 100,
          exclusiveMaximum: true,
          nullable: true,
        },
      },
    ]);
  });

  test('a list separated by tabs has no equal, which is said with its place', () => {
    const { losses } = convertSwagger({
      swagger: '2.0',
      paths: {
        '/a': {
          get: { parameters: [{ in: 'query', name: 'q', type: 'array', collectionFormat: 'tsv' }] },
        },
      },
    });
    expect(losses).toEqual([
      {
        pointer: '/paths/~1a/get/parameters/0/collectionFormat',
        message: expect.stringContaining('`collectionFormat: tsv`'),
      },
    ]);
  });
});

describe('responses', () => {
  test('schema, examples and headers take their places', () => {
    const operation = {
      produces: ['application/json', 'application/xml'],
      responses: {
        '200': {
          description: 'fine',
          schema: { type: 'string' },
          examples: { 'application/json': 'a', 'text/plain': 'b' },
          headers: { 'X-Rate': { type: 'integer', description: 'left' } },
        },
        '204': { description: 'nothing' },
        default: { $ref: '#/responses/Failed' },
      },
    };
    const members = {
      produces: operation.produces,
      responses: { Failed: { description: 'bad', schema: { type: 'object' } } },
    };
    const schema = { type: 'string' };
    expect(convertOperation(operation, members).responses).toEqual({
      '200': {
        description: 'fine',
        headers: { 'X-Rate': { description: 'left', schema: { type: 'integer' } } },
        content: {
          'application/json': { schema, example: 'a' },
          'application/xml': { schema },
          'text/plain': { schema, example: 'b' },
        },
      },
      '204': { description: 'nothing' },
      default: { $ref: '#/components/responses/Failed' },
    });
    expect(convert(members)).toMatchObject({
      components: {
        responses: { Failed: { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    });
  });

  test('what is shared has the types of the operation that uses it', () => {
    const responses = { '404': { $ref: '#/responses/Failed' } };
    const schema = { type: 'object' };
    const members = { responses: { Failed: { description: 'bad', schema } } };
    const xml = { produces: ['application/xml'] };
    expect(convertOperation({ ...xml, responses }, members).responses).toEqual({
      '404': { description: 'bad', content: { 'application/xml': { schema } } },
    });
    const shared = { '404': { $ref: '#/components/responses/Failed' } };
    expect(convertOperation({ responses }, { ...xml, ...members }).responses).toEqual(shared);
    expect(convertOperation({ ...xml, responses }, { ...xml, ...members }).responses).toEqual(
      shared,
    );
  });

  test('a file is bytes when nothing says what it is', () => {
    const { responses } = convertOperation({ responses: { '200': { schema: { type: 'file' } } } });
    expect(responses['200'].content).toEqual({
      'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    });
  });
});

test('security schemes and schemas are converted, data in them is not', () => {
  const root = convert({
    securityDefinitions: {
      basic: { type: 'basic' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      code: {
        type: 'oauth2',
        flow: 'accessCode',
        authorizationUrl: 'https://a.test',
        tokenUrl: 'https://t.test',
        scopes: { read: 'Read' },
      },
      machine: { type: 'oauth2', flow: 'application', tokenUrl: 'https://t.test' },
    },
    definitions: {
      Pet: {
        discriminator: 'kind',
        properties: {
          kind: { type: 'string', 'x-nullable': true },
          discriminator: { type: 'string' },
          owner: { $ref: '#/definitions/Owner' },
        },
        example: { discriminator: 'x', $ref: '#/definitions/Owner', type: 'file' },
      },
    },
  });
  expect(root['components']).toEqual({
    securitySchemes: {
      basic: { type: 'http', scheme: 'basic' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      code: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://a.test',
            tokenUrl: 'https://t.test',
            scopes: { read: 'Read' },
          },
        },
      },
      machine: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://t.test' } },
      },
    },
    schemas: {
      Pet: {
        discriminator: { propertyName: 'kind' },
        required: ['kind'],
        properties: {
          kind: { type: 'string', nullable: true },
          discriminator: { type: 'string' },
          owner: { $ref: '#/components/schemas/Owner' },
        },
        example: { discriminator: 'x', $ref: '#/definitions/Owner', type: 'file' },
      },
    },
  });
});

test.each<[string, Readonly<Record<string, JsonValue>>]>([
  ['no operation', { paths: { '/a': { get: null, post: 'x', put: [] } } }],
  ['no path item', { paths: { '/a': null, '/b': 1 } }],
  ['no parameters', { paths: { '/a': { get: { parameters: 'x', responses: { '200': null } } } } }],
  [
    'odd parameters',
    { paths: { '/a': { get: { parameters: [null, 1, {}, { $ref: 1 }, { $ref: '#/nope' }] } } } },
  ],
  ['odd forms', { paths: { '/a': { get: { parameters: [{ in: 'formData' }, { in: 'body' }] } } } }],
  [
    'odd lists',
    {
      schemes: 'https',
      consumes: 'x',
      produces: [1],
      host: 1,
      definitions: [],
      parameters: 1,
      responses: 'x',
      securityDefinitions: { a: 1 },
    },
  ],
])('%s is no reason to fail', (_name, members) => {
  expect(() => convert(members)).not.toThrow();
});

test('a parameter that refers to itself ends', () => {
  expect(() =>
    convert({
      parameters: { A: { $ref: '#/parameters/B' }, B: { $ref: '#/parameters/A' } },
      paths: { '/a': { get: { parameters: [{ $ref: '#/parameters/A' }] } } },
    }),
  ).not.toThrow();
});

test('places of the converted document are those of the file', async () => {
  const docs = docsFolder({
    'api.yaml': `swagger: "2.0"
host: api.test
paths:
  /a:
    post:
      parameters:
        - in: body
          name: pet
          schema:
            type: object
        - in: query
          name: q
          type: string
          enum: [a]
      responses:
        200:
          description: fine
          schema:
            type: string
  /form:
    post:
      parameters:
        - in: formData
          name: image
          type: file
definitions:
  Pet:
    type: object
securityDefinitions:
  key: { type: apiKey }
`,
  });
  const { value, diagnostics } = await createDescriptionStore(docs).load('api.yaml');
  expect(value?.version).toBe('2.0');
  expect(diagnostics).toMatchObject([{ code: 'openapi-converted', line: 1, severity: 'warning' }]);
  const operation = '/paths/~1a/post';
  const json = 'content/application~1json';
  const lines: readonly (readonly [string, number])[] = [
    [operation, 5],
    [`${operation}/parameters/0`, 11],
    [`${operation}/parameters/0/schema/enum`, 14],
    [`${operation}/requestBody`, 7],
    [`${operation}/requestBody/${json}/schema/type`, 10],
    [`${operation}/responses/200`, 16],
    [`${operation}/responses/200/${json}/schema/type`, 19],
    ['/paths/~1form/post/requestBody/content/multipart~1form-data/schema/properties/image', 23],
    ['/components/schemas/Pet/type', 28],
    ['/components/securitySchemes/key', 30],
    ['/servers/0/url', 2],
  ];
  for (const [pointer, line] of lines) {
    expect([pointer, value?.locate(pointer).line]).toEqual([pointer, line]);
  }
});

test('places of a shared response with other types are those where it is written', async () => {
  const docs = docsFolder({
    'api.yaml': `swagger: "2.0"
paths:
  /a:
    get:
      produces: [application/xml]
      responses:
        404: { $ref: "#/responses/Failed" }
responses:
  Failed:
    description: bad
    schema:
      type: string
`,
  });
  const { value } = await createDescriptionStore(docs).load('api.yaml');
  const response = '/paths/~1a/get/responses/404';
  expect(value?.locate(response).line).toBe(9);
  expect(value?.locate(`${response}/content/application~1xml/schema/type`).line).toBe(12);
});

test('parameters, responses and path items of other files are converted where they are used', async () => {
  const docs = docsFolder({
    'api.yaml': `swagger: "2.0"
paths:
  /a:
    get:
      parameters: [{ $ref: "shared.yaml#/parameters/Body" }, { $ref: "shared.yaml#/parameters/Page" }]
      responses:
        200: { $ref: "shared.yaml#/responses/Ok" }
  /b: { $ref: b.yaml }
`,
    'shared.yaml': `parameters:
  Body: { in: body, name: b, schema: { $ref: "#/definitions/Pet" } }
  Page: { in: query, name: page, type: integer }
responses:
  Ok: { description: fine, schema: { $ref: "#/definitions/Pet" } }
definitions:
  Pet: { type: object, properties: { photo: { type: file } } }
`,
    'b.yaml': 'get: { parameters: [{ in: query, name: q, type: string }] }\n',
  });
  const { value } = await createDescriptionStore(docs).load('api.yaml');
  const schema = { $ref: '#/x-waymark-files/shared/definitions/Pet' };
  expect(value?.root).toMatchObject({
    paths: {
      '/a': {
        get: {
          requestBody: { content: { 'application/json': { schema } } },
          parameters: [{ in: 'query', name: 'page', schema: { type: 'integer' } }],
          responses: { '200': { content: { 'application/json': { schema } } } },
        },
      },
      '/b': { get: { parameters: [{ in: 'query', name: 'q', schema: { type: 'string' } }] } },
    },
    'x-waymark-files': {
      shared: {
        definitions: { Pet: { properties: { photo: { type: 'string', format: 'binary' } } } },
      },
    },
  });
});

test('a document with any one part of another kind is converted all the same', () => {
  const schema = { type: 'object', discriminator: 'k', properties: { k: { type: 'string' } } };
  const document: JsonValue = {
    swagger: '2.0',
    host: 'api.test',
    schemes: ['https'],
    consumes: ['application/json'],
    parameters: { Page: { in: 'query', name: 'page', type: 'integer' } },
    responses: { Failed: { description: 'bad', schema, headers: { A: { type: 'string' } } } },
    securityDefinitions: { key: { type: 'oauth2', flow: 'implicit', scopes: { a: 'A' } } },
    definitions: { Pet: { allOf: [schema], 'x-discriminator-value': 'p' } },
    paths: {
      '/a': {
        parameters: [{ in: 'body', name: 'b', 'x-examples': { a: { value: 1 } }, schema }],
        'x-note': 'text',
        get: { parameters: [{ $ref: '#/parameters/Page' }], responses: { '200': { schema } } },
        post: {
          parameters: [{ in: 'formData', name: 'f', type: 'array', items: { type: 'file' } }],
          responses: { default: { $ref: '#/responses/Failed' } },
        },
      },
    },
  };
  const failed: string[] = [];
  const replace = (value: JsonValue, path: string, whole: (part: JsonValue) => JsonObject) => {
    const others: JsonValue[] = [null, 1, 'x', true, [], [null], {}, { $ref: '#/paths/~1a' }];
    for (const other of others) {
      try {
        convertSwagger(whole(other));
      } catch (error) {
        failed.push(`${path} as ${JSON.stringify(other)}: ${String(error)}`);
      }
    }
    if (typeof value !== 'object' || value === null || isJsonArray(value)) return;
    for (const [key, child] of Object.entries(value)) {
      replace(child, `${path}/${key}`, (part) => whole({ ...value, [key]: part }));
    }
  };
  for (const [key, child] of Object.entries(document)) {
    replace(child, `/${key}`, (part) => ({ ...document, [key]: part }));
  }
  expect(failed).toEqual([]);
});
