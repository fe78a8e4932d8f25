import { type Block, pageText } from '@waymark/content/text';
import { messages } from '@waymark/core';
import type { CredentialModel, EndpointModel, ParameterModel, SchemaModel } from '@waymark/openapi';
import { describe, expect, test } from 'vitest';
import { createBudget, createHeadingIds, type EndpointContext } from './context.ts';
import { outerLink } from './inline.ts';
import { endpointParts, type PageFrame, schemaParts } from './parts.ts';
import { context, endpoint, field, objectSchema, schema } from './testing/models.ts';

const at = { file: 'openapi.yaml', line: 1, column: 1 };
const noPanels = { request: [], body: [], response: [] };
const noFrame: PageFrame = { bar: undefined, summary: undefined };

const written = (blocks: readonly Block[] | undefined) =>
  pageText([], blocks ?? []).markdown.trimEnd();
const reference = (model: Partial<EndpointModel>, page?: Partial<EndpointContext>) =>
  written(endpointParts(endpoint(model), noPanels, noFrame, context(page)).blocks().reference);
const attributes = (shown: SchemaModel, page?: Partial<EndpointContext>) =>
  written(
    schemaParts(
      { name: 'Plant', title: 'Plant', schema: shown, examples: [], at },
      [],
      context(page),
    ).blocks().reference,
  ).replace('## Child attributes\n\n', '');
const media = (type: string, shown = schema()) => ({
  type,
  schema: shown,
  isSequence: false,
  examples: [],
  encoding: {},
});

describe('the bar', () => {
  const bar = (part: Partial<PageFrame['bar']>) => {
    const shown = { method: 'GET', path: '/users/{id}', servers: [], full: false, ...part };
    return written(
      endpointParts(endpoint(), noPanels, { ...noFrame, bar: shown }, context()).blocks().bar,
    );
  };

  test('is method and path, then the servers where there is a choice', () => {
    const servers = [{ url: 'https://a.dev', description: '*Live*' }, { url: 'https://b.dev' }];
    expect(bar({ servers, playground: '/data.json' })).toBe(
      '`GET /users/{id}`\n\n- `https://a.dev`: \\*Live\\*\n- `https://b.dev`',
    );
  });

  test('has the address of the only server where the configuration says so', () => {
    const servers = [{ url: 'https://a.dev/' }];
    expect(bar({ servers, full: true })).toBe('`GET https://a.dev/users/{id}`');
    expect(bar({ servers })).toBe('`GET /users/{id}`');
  });

  test('says nothing on a page that shows none', () => {
    expect(endpointParts(endpoint(), noPanels, noFrame, context()).blocks().bar).toEqual([]);
  });
});

describe('the description of an operation', () => {
  const parts = (description: string, summary?: string) =>
    endpointParts(endpoint({ description }), noPanels, { ...noFrame, summary }, context()).blocks();

  test('takes the place of that of the page when it is short', () => {
    expect(written(parts('Gets a <em>plant</em>.').lead)).toBe('Gets a _plant_.');
    expect(parts('Gets a plant.').description).toEqual([]);
  });

  test('leaves that place empty when it is long', () => {
    const long = 'Word '.repeat(200).trim();
    expect(parts(long).lead).toEqual([]);
    expect(written(parts(long).description)).toBe(long);
  });

  test('stands below what the author says in its place', () => {
    expect(parts('Gets a plant.', 'Something else.').lead).toBeUndefined();
    expect(written(parts('Gets a plant.', 'Something else.').description)).toBe('Gets a plant.');
  });
});

describe('code beside the text', () => {
  const code = { html: '<span>x</span>', text: '{"a":\n1}\n', language: 'json' };

  test('is fenced as it was written, under its label', () => {
    const request = [
      { ...code, label: 'cURL', language: 'bash', text: 'curl `x`' },
      { ...code, label: 'Own' },
    ];
    const parts = endpointParts(endpoint(), { ...noPanels, request }, noFrame, context());
    expect(written(parts.blocks().request)).toBe(
      '```bash cURL\ncurl `x`\n```\n\n```json Own\n{"a":\n1}\n```',
    );
  });

  test('has the examples of the body below the request', () => {
    const request = [{ ...code, label: 'cURL', language: 'bash', text: 'curl' }];
    const body = [
      { ...code, label: 'Basic' },
      { ...code, label: 'Full' },
    ];
    const parts = endpointParts(endpoint(), { ...noPanels, request, body }, noFrame, context());
    expect(written(parts.blocks().request)).toBe(
      ['```bash cURL\ncurl\n```', '**Body**']
        .concat(['Basic', 'Full'].map((label) => `\`\`\`json ${label}\n{"a":\n1}\n\`\`\``))
        .join('\n\n'),
    );
  });

  test('stands under the status that it is an example of', () => {
    const example = { ...code, label: 'Example' };
    const response = [
      { label: '200', codes: [example, { ...example, label: 'Other' }] },
      { label: '404', codes: [example] },
    ];
    const parts = endpointParts(endpoint(), { ...noPanels, response }, noFrame, context());
    const block = (label: string) => `\`\`\`json ${label}\n{"a":\n1}\n\`\`\``;
    expect(written(parts.blocks().response)).toBe(
      ['**200**', block('Example'), block('Other'), '**404**', block('Example')].join('\n\n'),
    );
  });

  test('stands below what the description says of it, but for a repeated label', () => {
    const described = (label: string, description: string) => ({ ...code, label, description });
    const codes = [described('Basic', 'As <em>most</em> send it.'), described('Full', 'Full')];
    const panels = { ...noPanels, response: [{ label: '200', codes }] };
    const parts = endpointParts(endpoint(), panels, noFrame, context());
    const block = (label: string) => `\`\`\`json ${label}\n{"a":\n1}\n\`\`\``;
    expect(written(parts.blocks().response)).toBe(
      ['**200**', 'As _most_ send it.', block('Basic'), block('Full')].join('\n\n'),
    );
    expect(parts.response).toMatch(
      /<\/div><div class="wm-m">.*As <em>most<\/em> send it\..*<\/div>/,
    );
  });

  test('is a link where the example lies elsewhere', () => {
    const url = 'https://a.dev/example.json';
    const codes = [{ ...code, text: '', label: 'Far', media: outerLink(url, url) }];
    const parts = endpointParts(
      endpoint(),
      { ...noPanels, response: [{ label: '200', codes }] },
      noFrame,
      context(),
    );
    expect(written(parts.blocks().response)).toBe(`**200**\n\nFar\n\n<${url}>`);
  });
});

describe('a field', () => {
  test('says its name, type and labels, what it means, and has its own fields below', () => {
    const inner = objectSchema([{ ...field('b'), nameKind: 'additional' }]);
    const labels = { before: ['new'], after: ['beta'], nullable: true };
    const outer = { ...inner, ...labels, description: 'What it is.' };
    const shown = objectSchema([field('a', outer, true)]);
    expect(attributes(shown)).toBe(
      '- new `a` object, nullable, required, beta: What it is.\n\n  **Child attributes**\n\n  - `b` string',
    );
  });

  test('has its rules in the order of the page, each a paragraph', () => {
    const rules = schema({
      default: { value: '' },
      const: { value: 'x' },
      constraints: [
        { kind: 'range', text: '1 <= x' },
        { kind: 'length', text: '3' },
        { kind: 'unique', text: '' },
      ],
      enum: [{ value: 'a' }, { value: null }],
      examples: ['e', { f: 1 }],
      externalDocs: { url: 'https://a.dev', description: 'More [here]' },
      raw: { if: true },
    });
    expect(attributes(objectSchema([field('n', rules)]))).toBe(
      [
        '- `n` string, default: "": `1 <= x`',
        'Length: `3`',
        'Unique items',
        'Allowed value: `x`',
        'Available options: `a`, `null`',
        'Example: `e`',
        '```\n  {\n    "f": 1\n  }\n  ```',
        'Further reading: [More \\[here\\]](https://a.dev)',
        '**Further rules**',
        '```\n  {\n    "if": true\n  }\n  ```',
      ].join('\n\n  '),
    );
  });

  test('lists values that mean something, and names a long list', () => {
    const values = Array.from({ length: 21 }, (_, value) => ({ value }));
    const described = schema({ enum: [{ value: 'a', description: 'First.' }, { value: 'b' }] });
    expect(
      attributes(objectSchema([field('n', described), field('m', schema({ enum: values }))])),
    ).toBe(`- \`n\` string: Available options:

  - \`a\`

    First.

  - \`b\`

- \`m\` string

  **Show all 21 options**

  ${values.map(({ value }) => `\`${value}\``).join(', ')}`);
  });

  test('links to the place that shows a recursive schema', () => {
    const cut = schema({ type: 'Node', cut: { reason: 'recursive', anchor: 'body-a b' } });
    expect(attributes(objectSchema([field('n', cut)]))).toBe(
      '- `n` Node, [recursive](#body-a%20b)',
    );
  });

  test('shows nothing of a description as markup that it is not', () => {
    const evil = '*a* <b> [c](d) `e`';
    const model = schema({ type: evil, before: [evil], after: [evil] });
    const text = '\\*a\\* \\<b> [c\\](d) \\`e\\`';
    expect(attributes(objectSchema([field('n', model)]))).toBe(`- ${text} \`n\` ${text}, ${text}`);
  });
});

test('alternatives stand below their names, without what chooses between them', () => {
  const alternative = (label: string, shown: SchemaModel) => ({
    label,
    anchor: label,
    discriminatorValues: [label.toLowerCase()],
    schema: shown,
  });
  const union = schema({
    kind: 'union',
    type: 'Cat | Dog',
    discriminator: 'kind',
    alternatives: [
      alternative('Cat', objectSchema([field('purrs')])),
      alternative('Dog', schema()),
    ],
  });
  expect(attributes(union)).toBe(
    'Cat | Dog\n\n**Cat**\n\nChosen by kind: `cat`\n\n- `purrs` string\n\n**Dog**\n\nChosen by kind: `dog`\n\nstring',
  );
});

test('fields end where they end on the page', () => {
  const inner = objectSchema([field('lat'), field('lng')]);
  const deep = objectSchema(Array.from({ length: 50 }, (_, index) => field(`f${index}`, inner)));
  const page = context({ budget: createBudget(2000) });
  const model = { name: 'Deep', title: 'Deep', schema: deep, examples: [], at };
  const parts = schemaParts(model, [], page);
  const count = (text: string, part: string) => text.split(part).length - 1;
  const markdown = written(parts.blocks().reference);
  expect(count(markdown, 'Further fields')).toBeGreaterThan(0);
  expect(count(markdown, 'Further fields')).toBe(count(parts.reference, 'Further fields'));
  expect(count(markdown, '`lat`')).toBe(count(parts.reference, '>lat<'));
});

test('a large body leaves room for the fields of responses', () => {
  const deep = objectSchema(
    Array.from({ length: 50 }, (_, index) => field(`f${index}`, objectSchema([field('lat')]))),
  );
  const answer = objectSchema([field('place', objectSchema([field('lng')]))]);
  const body = { required: true, media: [{ ...media('application/json'), schema: deep }] };
  const answers = [{ ...media('application/json'), schema: answer }];
  const responses = [{ status: '200', headers: [], media: answers, links: [], anchor: 'r' }];
  const page = context({ budget: createBudget(12_000) });
  const { reference } = endpointParts(endpoint({ body, responses }), noPanels, noFrame, page);
  expect(reference).toContain('Further fields are not shown');
  expect(reference).toContain('>lng<');
});

test('headings have the ids of the page, in the order of its sections', () => {
  const parts = endpointParts(
    endpoint({
      body: { required: true, description: 'A plant.', media: [media('application/json')] },
      responses: [{ status: '200', headers: [], media: [], links: [], anchor: 'r' }],
    }),
    noPanels,
    noFrame,
    context({ headingId: createHeadingIds(['body']) }),
  );
  const { reference: blocks } = parts.blocks();
  const { markdown, sections } = pageText([], blocks);
  expect(markdown.trimEnd()).toBe(
    '## Body\n\nrequired\n\nA plant.\n\napplication/json\n\nstring\n\n## Response\n\n### 200 OK',
  );
  expect(sections.map(({ anchor }) => anchor)).toEqual(['', 'body-2', 'response', '']);
  expect(parts.headings.map(({ id }) => id)).toEqual(['body-2', 'response']);
});

test('credentials stand under their alternative, with their scopes and flows', () => {
  const key = { id: 'key', type: 'apiKey', in: 'query', name: 'k', scopes: [], flows: [] } as const;
  const oauth: CredentialModel = {
    id: 'oauth',
    type: 'oauth2',
    anchor: 'oauth',
    description: 'Ask us.',
    deprecated: true,
    oauth2MetadataUrl: 'https://a.dev/meta',
    scopes: ['read'],
    flows: [
      {
        type: 'implicit',
        authorizationUrl: 'https://a.dev/auth',
        deviceAuthorizationUrl: 'https://a.dev/device',
        scopes: [{ name: 'read', description: 'See all.' }],
      },
    ],
  };
  const security = [
    { label: 'key', credentials: [{ ...key, anchor: 'key' }] },
    { label: 'oauth', credentials: [oauth] },
    { label: '', credentials: [] },
  ];
  expect(reference({ security })).toBe(`## Authorizations

**key**

- \`k\` string, query, required

**oauth**

- \`Authorization\` Bearer \\<token>, header, required, Deprecated: Ask us.

  oauth2MetadataUrl: <https://a.dev/meta>

  Scopes: \`read\`

  **OAuth 2.0: implicit**

  authorizationUrl: <https://a.dev/auth>

  deviceAuthorizationUrl: <https://a.dev/device>

  - \`read\`

    See all.

**None**

None`);
});

test('responses say what they mean, their headers, and where their links lead', () => {
  const header = { ...field('X-Rate'), deprecated: false };
  const links = [
    {
      name: 'next',
      target: { method: 'GET', path: '/plants' },
      parameters: [{ name: 'cursor', expression: '$response.body#/next' }],
    },
  ];
  const response = { status: '404', anchor: 'r', media: [media('a/b'), media('c/d')] };
  const responses = [{ ...response, description: 'Not found', headers: [header], links }];
  const page = { endpointUrl: () => '/get-plants' };
  expect(reference({ responses }, page)).toBe(
    '## Response\n\n### 404 Not Found\n\n**a/b**\n\nstring\n\n**c/d**\n\nstring\n\n' +
      '#### Headers\n\n- `X-Rate` string\n\n' +
      '#### Links\n\n- `next` [GET /plants](/get-plants): `cursor` = `$response.body#/next`',
  );
});

test('callbacks say their request, their body and what they expect', () => {
  const callbacks = [
    {
      name: 'onData',
      expression: '{$request.body#/url}',
      method: 'POST',
      summary: 'New data',
      deprecated: false,
      security: [],
      parameters: [],
      body: { required: false, media: [media('a/b')] },
      responses: [{ status: '204', anchor: 'c', headers: [], media: [], links: [] }],
    },
  ];
  expect(reference({ callbacks })).toBe(
    '## Callbacks\n\n**POST onData `{$request.body#/url}`**\n\n**New data**\n\n' +
      '### Body\n\na/b\n\nstring\n\n### Response\n\n#### 204 No Content',
  );
});

test('callbacks say that they are deprecated, who they come from and what they send', () => {
  const token: CredentialModel = { id: 't', type: 'bearer', scopes: [], flows: [], anchor: 'a' };
  const header: ParameterModel = {
    name: 'X-Signature',
    in: 'header',
    style: 'simple',
    anchor: 'p',
    required: true,
    deprecated: false,
    explode: false,
    allowReserved: false,
    allowEmptyValue: false,
    schema: schema(),
    examples: [],
    sample: 'x',
  };
  const callback = {
    ...{ name: 'onData', expression: '{$url}', method: 'POST', deprecated: true, responses: [] },
    security: [{ label: 't', credentials: [token] }],
    parameters: [header],
  };
  expect(reference({ callbacks: [callback] })).toBe(
    '## Callbacks\n\n**POST onData `{$url}` Deprecated**\n\n' +
      '### Authorizations\n\n- `Authorization` Bearer \\<token>, header, required\n\n' +
      '### Headers\n\n- `X-Signature` string, required',
  );
});

test('parts of a body say how they are written, and with which headers', () => {
  const header = {
    name: 'X-Own',
    anchor: 'h',
    required: false,
    deprecated: false,
    schema: schema(),
  };
  const parts = {
    ...media('multipart/form-data'),
    schema: objectSchema([field('f'), field('g')]),
    encoding: { f: { contentType: 'image/png', style: 'form', headers: [header] } },
  };
  expect(reference({ body: { required: false, media: [parts] } })).toBe(
    '## Body\n\nmultipart/form-data\n\n- `f` string: Media type: `image/png`\n\n' +
      '  style: `form`\n\n  **Headers**\n\n  - `X-Own` string\n\n- `g` string',
  );
});

test('servers with variables are listed with them', () => {
  const variable = { name: 'region', default: 'eu', enum: ['eu', 'us'], description: 'Where.' };
  const servers = [{ url: 'https://{region}.a.dev', description: 'All', variables: [variable] }];
  expect(reference({ servers, externalDocs: { url: 'https://a.dev' } })).toBe(
    '## Server\n\n- `https://{region}.a.dev`: All\n\n  - `{region}` string, default: eu: Where.\n\n' +
      '    Available options: `eu`, `us`\n\nFurther reading: <https://a.dev>',
  );
});

test('words of the interface are those of the language of the page', () => {
  const text = messages('fr');
  expect(attributes(objectSchema([field('n', schema(), true)]), { text })).toContain(
    `- \`n\` string, ${text.required}`,
  );
});
