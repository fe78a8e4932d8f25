/** A plain OpenAPI document. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const operationsOfResource = 5;

/**
 * An API description of the given number of operations, in resources of five: list, create, read,
 * replace and delete, with parameters, nested bodies and errors as described APIs have them (a
 * median of 21 fields an operation in the open corpus). The same for the same count.
 */
export function generateApiDescription(operationCount: number): Json {
  const resources = Array.from(
    { length: Math.ceil(operationCount / operationsOfResource) },
    (_, index) => `${nouns[index % nouns.length]}${Math.floor(index / nouns.length) || ''}`,
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Bench API', version: '1.0.0', description: 'A generated API.' },
    servers: [{ url: 'https://api.example.com/v1' }],
    tags: resources.map((name) => ({ name: capital(name), description: `All about ${name}s.` })),
    security: [{ bearer: [] }],
    paths: Object.assign({}, ...resources.map(resourcePaths)),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: Object.assign(
        { Error: errorSchema, Address: addressSchema },
        ...resources.map(resourceSchemas),
      ),
      responses: {
        NotFound: errorResponse('There is no such thing.'),
        Invalid: errorResponse('The request was not understood.'),
      },
    },
  };
}

function resourcePaths(name: string): { [path: string]: Json } {
  const type = capital(name);
  const tags = [type];
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: `Identifier of the ${name}.`,
    schema: { type: 'string', format: 'uuid' },
  };
  const body = { required: true, content: json(reference(`${type}Input`)) };
  const answer = (description: string, schema: Json) => ({
    '200': { description, content: json(schema) },
    '400': { $ref: '#/components/responses/Invalid' },
    '404': { $ref: '#/components/responses/NotFound' },
  });
  return {
    [`/${name}s`]: {
      get: {
        operationId: `list${type}s`,
        summary: `List ${name}s`,
        description: `Gives the ${name}s of the account, the **newest first**, in pages.`,
        tags,
        parameters: listParameters,
        responses: answer(`One page of ${name}s.`, {
          type: 'object',
          required: ['data'],
          properties: {
            data: { type: 'array', items: reference(type) },
            next: { type: ['string', 'null'], description: 'Cursor of the next page.' },
          },
        }),
      },
      post: {
        operationId: `create${type}`,
        summary: `Create a ${name}`,
        description: `Creates a ${name}.`,
        tags,
        requestBody: body,
        responses: answer(`The ${name}.`, reference(type)),
      },
    },
    [`/${name}s/{id}`]: {
      parameters: [id],
      get: {
        operationId: `get${type}`,
        summary: `Get a ${name}`,
        tags,
        responses: answer(`The ${name}.`, reference(type)),
      },
      put: {
        operationId: `replace${type}`,
        summary: `Replace a ${name}`,
        tags,
        requestBody: body,
        responses: answer(`The ${name}.`, reference(type)),
      },
      delete: {
        operationId: `delete${type}`,
        summary: `Delete a ${name}`,
        tags,
        responses: answer('What is left.', {
          type: 'object',
          properties: { deleted: { type: 'boolean' } },
        }),
      },
    },
  };
}

const listParameters: Json = [
  {
    name: 'limit',
    in: 'query',
    description: 'How many to give.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  },
  {
    name: 'cursor',
    in: 'query',
    description: 'Where the page starts.',
    schema: { type: 'string' },
  },
  {
    name: 'status',
    in: 'query',
    schema: { type: 'array', items: { type: 'string', enum: ['open', 'closed', 'void'] } },
  },
  { name: 'X-Request-Id', in: 'header', schema: { type: 'string' } },
];

function resourceSchemas(name: string): { [schema: string]: Json } {
  const type = capital(name);
  const input = {
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 80,
      description: `Name of the ${name}.`,
      examples: [`My ${name}`],
    },
    status: { type: 'string', enum: ['open', 'closed', 'void'], default: 'open' },
    amount: { type: 'integer', minimum: 0, description: 'In the smallest unit of the currency.' },
    address: reference('Address'),
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['sku'],
        properties: {
          sku: { type: 'string', pattern: '^[A-Z0-9-]+$' },
          quantity: { type: 'integer', minimum: 1 },
          price: {
            oneOf: [
              { type: 'number', title: 'Amount' },
              { type: 'string', title: 'Text' },
            ],
          },
        },
      },
    },
  };
  return {
    [`${type}Input`]: { type: 'object', required: ['name', 'amount'], properties: input },
    [type]: {
      allOf: [
        {
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string', format: 'uuid', readOnly: true },
            created_at: { type: 'string', format: 'date-time' },
          },
        },
        reference(`${type}Input`),
      ],
    },
  };
}

const addressSchema: Json = {
  type: 'object',
  description: 'A postal address.',
  properties: {
    street: { type: 'string' },
    city: { type: 'string' },
    country: { type: 'string', minLength: 2, maxLength: 2, examples: ['CH'] },
    geo: {
      type: 'object',
      properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
    },
  },
};

const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, reason: { type: 'string' } },
      },
    },
  },
};

function errorResponse(description: string): Json {
  return { description, content: json(reference('Error')) };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const nouns =
  'account invoice payment refund customer product price order shipment address card charge coupon credit dispute event file filter folder gateway grant group image import job key label lease ledger link list log market member message meter model note office option owner package page party plan point policy pool profile project quote rate record region report request role route rule sale schema script seat segment server session setting share signal site source stage step stock store stream table tag target task team template tenant term ticket token topic trace transfer trigger unit upload user vault version view visit voucher wallet webhook window workflow zone'.split(
    ' ',
  );
