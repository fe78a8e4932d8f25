import { describe, expect, test } from 'vitest';
import { endpointParts } from './parts.ts';
import { context, endpoint, schema } from './testing/models.ts';

const noPanels = { request: [], body: [], response: [] };

describe('the description of an operation', () => {
  const parts = (description: string, summary: string | undefined) =>
    endpointParts(endpoint({ description }), noPanels, { bar: undefined, summary }, context());

  test('stands under the title when it is short', () => {
    expect(parts('Gets a plant.', 'Gets a plant.')).toMatchObject({
      lead: 'Gets a plant.',
      description: '',
    });
  });

  test('stands below the address when it is long, and its beginning is not shown twice', () => {
    const { lead, description } = parts(
      'Word '.repeat(200).trim(),
      `${'Word '.repeat(30).trim()}…`,
    );
    expect(lead).toBe('');
    expect(description).toContain('Word Word');
  });

  test('leaves the title the description that the author of the page wrote', () => {
    const { lead, description } = parts('Gets a plant.', 'Something else.');
    expect(lead).toBeUndefined();
    expect(description).toContain('Gets a plant.');
  });
});

test('ids of sections give way to headings of the author', () => {
  const headingId = (id: string) => (id === 'response' ? 'response-2' : id);
  const model = endpoint({
    responses: [
      {
        status: '200',
        headers: [],
        media: [],
        links: [],
        anchor: 'response-200',
        description: 'x',
      },
    ],
  });
  const frame = { bar: undefined, summary: undefined };
  const { headings, reference } = endpointParts(model, noPanels, frame, context({ headingId }));
  expect(headings.map(({ id }) => id)).toEqual(['response-2']);
  expect(reference).toContain('<h2 id="response-2"><a href="#response-2">Response</a></h2>');
});

test('a response whose description repeats its status says it once', () => {
  const response = { status: '404', headers: [], media: [], links: [], anchor: 'r' };
  const model = endpoint({
    responses: [
      { ...response, description: 'Not found' },
      { ...response, anchor: 's', status: '4XX', summary: 'Any mistake' },
    ],
  });
  const frame = { bar: undefined, summary: undefined };
  const { reference } = endpointParts(model, noPanels, frame, context());
  expect(reference.match(/not found/gi)).toHaveLength(1);
  expect(reference).toContain('4XX: Any mistake');
});

test('links of responses lead to the pages of their operations', () => {
  const links = [
    {
      name: 'next',
      target: { method: 'GET', path: '/plants' },
      parameters: [{ name: 'cursor', expression: '$response.body#/next' }],
    },
  ];
  const model = endpoint({
    responses: [{ status: '200', headers: [], media: [], links, anchor: 'r' }],
  });
  const frame = { bar: undefined, summary: undefined };
  const page = context({ endpointUrl: (method, path) => `/${method}${path}` });
  expect(endpointParts(model, noPanels, frame, page).reference).toContain(
    '<a href="/GET/plants">GET /plants</a>',
  );
});

test('parameters stand under the place that they go to', () => {
  const parameter = {
    required: true,
    deprecated: false,
    style: 'form',
    explode: true,
    allowReserved: false,
    allowEmptyValue: false,
    schema: schema(),
    examples: [],
    sample: '',
  } as const;
  const model = endpoint({
    parameters: [
      { ...parameter, name: 'q', in: 'query', anchor: 'parameter-q' },
      { ...parameter, name: 'id', in: 'path', anchor: 'parameter-id' },
      { ...parameter, name: 'X-A', in: 'header', anchor: 'parameter-x-a' },
    ],
  });
  const frame = { bar: undefined, summary: undefined };
  const { headings } = endpointParts(model, noPanels, frame, context());
  expect(headings.map(({ id }) => id)).toEqual(['headers', 'path-parameters', 'query-parameters']);
});
