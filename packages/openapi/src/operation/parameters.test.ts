import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { describedBy } from '../testing/description.ts';
import { operationOf } from '../testing/model-of.ts';
import { endpointModel } from './endpoint-model.ts';

function parametersOf(
  path: string,
  own: readonly JsonObject[],
  ofPath: readonly JsonObject[] = [],
) {
  const root = { paths: { [path]: { parameters: ofPath, get: { parameters: own } } } };
  const description = describedBy(root);
  const pointer = `/paths/${path.replaceAll('/', '~1')}/get`;
  const { value, diagnostics } = endpointModel(description, {
    kind: 'operation',
    description,
    method: 'GET',
    path,
    pointer,
  });
  const hints = diagnostics.map(({ hint }) => hint);
  return { parameters: value.parameters, codes: diagnostics.map(({ code }) => code), hints };
}

describe('parameters', () => {
  it('beside the reference of a path are its own, and told of where they are written', () => {
    const path = (schema: JsonValue) => ({
      $ref: '#/components/pathItems/Shared',
      parameters: [{ name: 'q', in: 'query', schema }],
    });
    const description = describedBy({
      paths: { '/a': path({ type: 'string' }), '/b': path({ type: 'integer' }), '/c': path(5) },
      components: { pathItems: { Shared: { get: {} } } },
    });
    const modelOf = (name: string) =>
      endpointModel(description, {
        ...{ kind: 'operation', description, method: 'GET', path: `/${name}` },
        pointer: `/paths/~1${name}/get`,
      });
    const types = ['a', 'b'].map((name) => modelOf(name).value.parameters[0]?.schema.type);
    expect(types).toEqual(['string', 'integer']);
    expect(modelOf('c').diagnostics).toMatchObject([
      { pointer: '/paths/~1c/parameters/0/schema', code: 'openapi-value-type' },
    ]);
  });

  it('that are references keep their own name and place: beside a reference only texts count', () => {
    const root = {
      components: { parameters: { Ok: { name: 'ok', in: 'query', description: 'Theirs.' } } },
    };
    const reference = {
      $ref: '#/components/parameters/Ok',
      name: 'ref',
      in: 'header',
      required: true,
      description: 'Own.',
    };
    const { model } = operationOf({ parameters: [reference] }, root);
    expect(model.parameters).toMatchObject([
      { name: 'ok', in: 'query', required: false, description: 'Own.' },
    ]);
  });

  it('of an operation replace those of its path by name and place', () => {
    const { parameters } = parametersOf(
      '/x',
      [
        { name: 'a', in: 'query', description: 'own' },
        { name: 'c', in: 'query' },
      ],
      [
        { name: 'a', in: 'query', description: 'path' },
        { name: 'a', in: 'header' },
        { name: 'b', in: 'query' },
      ],
    );
    expect(
      parameters.map(({ in: place, name, description }) => [place, name, description]),
    ).toEqual([
      ['header', 'a', undefined],
      ['query', 'a', 'own'],
      ['query', 'b', undefined],
      ['query', 'c', undefined],
    ]);
  });

  it('twice in one list are reported, and the last one counts', () => {
    const twice: JsonObject[] = [
      { name: 'a', in: 'query' },
      { name: 'a', in: 'query', required: true },
    ];
    const { parameters, codes } = parametersOf('/x', twice);
    expect(parameters.map(({ required }) => required)).toEqual([true]);
    expect(codes).toEqual(['openapi-parameter-duplicate']);
  });

  it('are made of placeholders that nothing describes, and reported where they have none', () => {
    const own = [{ name: 'uid', in: 'path' }];
    const { parameters, codes, hints } = parametersOf('/users/{id}', own);
    expect(parameters.map(({ name, required, schema }) => [name, required, schema.type])).toEqual([
      ['uid', true, 'any'],
      ['id', true, 'string'],
    ]);
    expect(codes).toEqual(['openapi-parameter-unused', 'openapi-parameter-undeclared']);
    expect(hints).toEqual([
      'Name it as a placeholder of the path, or remove it.',
      'Add { "name": "id", "in": "path", "required": true, "schema": { "type": "string" } } to the `parameters` of the operation or the path.',
    ]);
  });

  it('without a name or place are reported', () => {
    const { parameters, codes } = parametersOf('/x', [{ name: 'a' }, { in: 'query' }]);
    expect(parameters).toEqual([]);
    expect(codes).toEqual(['openapi-value-type', 'openapi-value-type']);
  });

  it('have the style of their place', () => {
    const { parameters } = parametersOf('/{p}/{m}', [
      { name: 'p', in: 'path' },
      { name: 'm', in: 'path', style: 'matrix', explode: true },
      { name: 'q', in: 'query' },
      { name: 'd', in: 'query', style: 'deepObject', schema: { type: 'object' } },
      { name: 'l', in: 'query', style: 'pipeDelimited' },
      { name: 'c', in: 'cookie' },
    ]);
    expect(parameters.map(({ name, style, explode }) => [name, style, explode])).toEqual([
      ['p', 'simple', false],
      ['m', 'matrix', true],
      ['q', 'form', true],
      ['d', 'deepObject', false],
      ['l', 'pipeDelimited', false],
      ['c', 'form', true],
    ]);
  });

  it('with a style of another place or type are reported', () => {
    const { parameters, codes } = parametersOf('/x', [
      { name: 'a', in: 'header', style: 'form' },
      { name: 'b', in: 'query', style: 'deepObject', schema: { type: 'array' } },
    ]);
    expect(parameters.map(({ style }) => style)).toEqual(['simple', 'deepObject']);
    expect(codes).toEqual(['openapi-parameter-style', 'openapi-parameter-style']);
  });

  it('written by content have a media type and its schema', () => {
    const content = { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } };
    const { parameters } = parametersOf('/x', [{ name: 'f', in: 'query', content }]);
    expect(parameters[0]).toMatchObject({
      media: 'application/json',
      schema: { kind: 'object' },
      sample: { a: 1 },
    });
  });

  it('that OpenAPI keeps for other places are left out', () => {
    const { model } = operationOf(
      {
        security: [{ token: [] }, { key: [] }],
        parameters: ['Accept', 'Content-Type', 'Authorization', 'X-Key', 'X-Other'].map((name) => ({
          name,
          in: 'header',
        })),
      },
      {
        components: {
          securitySchemes: {
            token: { type: 'http', scheme: 'bearer' },
            key: { type: 'apiKey', in: 'header', name: 'x-key' },
          },
        },
      },
    );
    expect(model.parameters.map(({ name }) => name)).toEqual(['X-Other']);
  });

  it('that name the header of signing in stay where no scheme sends it', () => {
    const { parameters } = parametersOf('/x', [{ name: 'Authorization', in: 'header' }]);
    expect(parameters.map(({ name }) => name)).toEqual(['Authorization']);
  });

  it('say once what parameter and schema both say', () => {
    const schema = { type: 'string', description: 'Of the schema.', deprecated: true };
    const { parameters } = parametersOf('/x', [{ name: 'a', in: 'query', schema }]);
    expect(parameters[0]).toMatchObject({ description: 'Of the schema.', deprecated: true });
    expect(parameters[0]?.schema.description).toBeUndefined();
  });

  it('have a sample: example, examples, schema, or the name as a placeholder', () => {
    const { parameters } = parametersOf('/x', [
      { name: 'a', in: 'query', example: 0 },
      { name: 'b', in: 'query', examples: { one: { value: false } } },
      { name: 'c', in: 'query', schema: { type: 'integer', default: 20 } },
      { name: 'userId', in: 'query', schema: { type: 'string' } },
      { name: 'd', in: 'querystring', content: { 'text/plain': { schema: { const: 'x=1' } } } },
    ]);
    expect(parameters.map(({ sample }) => sample)).toEqual([0, false, 20, 'USER_ID', 'x=1']);
  });

  it('have anchors that existing sites link to', () => {
    const { parameters } = parametersOf('/x', [{ name: 'actionType', in: 'query' }]);
    expect(parameters[0]?.anchor).toBe('parameter-action-type');
  });
});

describe('the description of a parameter', () => {
  const day = { type: 'string', description: 'A day as `2024-01-31`.' };

  it.each([
    [{ schema: day }, day.description],
    [{ description: '', schema: day }, day.description],
    [{ description: 'The first day.', schema: day }, `The first day.\n\n${day.description}`],
    [{ description: day.description, schema: day }, day.description],
    [
      { description: `The first. ${day.description}`, schema: day },
      `The first. ${day.description}`,
    ],
    [{ description: 'The first day.', schema: {} }, 'The first day.'],
  ])('of %j is followed by what its schema says besides', (written, expected) => {
    const { parameters } = parametersOf('/a', [{ name: 'from', in: 'query', ...written }]);
    expect(parameters[0]?.description).toBe(expected);
    expect(parameters[0]?.schema.description).toBeUndefined();
  });
});
