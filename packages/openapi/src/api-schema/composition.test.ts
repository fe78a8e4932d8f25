import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { rowsOf, schemaOf } from '../testing/model-of.ts';

const pet = '#/components/schemas/Pet';
const petSchema = { type: 'object', properties: { name: { type: 'string' } } };

describe('a reference', () => {
  it('is described by the keywords beside it', () => {
    const schemas = { Pet: { ...petSchema, description: 'A pet.', deprecated: true } };
    const { model } = schemaOf(
      {
        $ref: pet,
        description: 'My pet.',
        nullable: true,
        deprecated: false,
        example: { name: 'x' },
      },
      schemas,
    );
    expect(model).toMatchObject({
      name: 'Pet',
      description: 'My pet.',
      nullable: true,
      deprecated: false,
      examples: [{ name: 'x' }],
      kind: 'object',
    });
  });

  it('is named by the alias that is written', () => {
    const schemas = { Pet: petSchema, Alias: { $ref: pet } };
    const alias = { $ref: '#/components/schemas/Alias' };
    const { model } = schemaOf({ properties: { a: { $ref: pet }, b: alias } }, schemas);
    expect(model.fields.map(({ schema }) => schema.name)).toEqual(['Pet', 'Alias']);
  });

  it('stays nullable and named when allOf wraps it', () => {
    const { model } = schemaOf({ allOf: [{ $ref: pet }], nullable: true }, { Pet: petSchema });
    expect(model).toMatchObject({ name: 'Pet', nullable: true, kind: 'object' });
  });

  it('that leads nowhere is a placeholder and a problem', () => {
    const { model, problems } = schemaOf({ properties: { a: { $ref: pet } } });
    expect(rowsOf(model)['a']).toMatchObject({
      kind: 'cut',
      type: 'Pet',
      cut: { reason: 'unresolved' },
    });
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['openapi-reference-missing', '/schema/properties/a'],
    ]);
  });

  it('within an example, a default or a constant is data', () => {
    const data = { $ref: '#/nowhere' };
    const { model, problems } = schemaOf({ example: data, default: data, enum: [data] });
    expect(model).toMatchObject({ examples: [data], default: { value: data } });
    expect(problems).toEqual([]);
  });

  it('that leads back to itself is a problem', () => {
    const schemas = { Pet: { $ref: '#/components/schemas/Other' }, Other: { $ref: pet } };
    const { model, problems } = schemaOf({ $ref: pet }, schemas);
    expect(model.kind).toBe('cut');
    expect(problems.map(({ code }) => code)).toContain('openapi-reference-loop');
  });
});

describe('allOf', () => {
  it('merges properties, requirements, bounds and enumerations', () => {
    const { model } = schemaOf({
      allOf: [
        {
          properties: { a: { type: 'number', minimum: 1, maximum: 9, enum: [1, 2, 3] } },
          required: ['a'],
        },
        { properties: { a: { type: 'integer', minimum: 2, enum: [2, 3, 4] }, b: {} } },
      ],
      required: ['b'],
      properties: { c: {} },
    });
    expect(model.fields.map(({ name, required }) => [name, required])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    expect(rowsOf(model)['a']).toMatchObject({
      types: ['integer'],
      constraints: [{ kind: 'range', text: '2 <= x <= 9' }],
      enum: [{ value: 2 }, { value: 3 }],
    });
  });

  it('lets the outer description win and joins those of equal parts', () => {
    const parts = [{ description: 'One.' }, { description: 'Two.' }, { description: 'One.' }];
    expect(schemaOf({ allOf: parts }).model.description).toBe('One.\n\nTwo.');
    expect(schemaOf({ allOf: parts, description: 'Own.' }).model.description).toBe('Own.');
  });

  it('does not take the title of a base type', () => {
    const { model } = schemaOf(
      { allOf: [{ $ref: pet }, { properties: { bark: {} } }] },
      { Pet: { ...petSchema, title: 'Pet' } },
    );
    expect(model.title).toBeUndefined();
  });

  it('reports parts that contradict each other', () => {
    const { problems } = schemaOf({ allOf: [{ type: 'string' }, { type: 'object' }] });
    expect(problems.map(({ code }) => code)).toEqual(['openapi-schema-conflict']);
  });

  it('distributes over unions and drops impossible combinations', () => {
    const { model } = schemaOf({
      allOf: [
        { oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] },
        { oneOf: [{ properties: { c: {} } }, { type: 'string' }] },
        { type: 'object' },
      ],
    });
    expect(model.alternatives?.map(({ schema }) => Object.keys(rowsOf(schema)))).toEqual([
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });

  it('shows unions apart where their combinations are too many', () => {
    const union = { oneOf: [1, 2, 3, 4, 5].map((n) => ({ properties: { [`p${n}`]: {} } })) };
    const { model, problems } = schemaOf({ allOf: [union, union, union] });
    expect(model.alternatives).toHaveLength(5);
    expect(problems.map(({ code }) => code)).toContain('openapi-schema-limit');
  });
});

describe('oneOf and anyOf', () => {
  it.each<[JsonObject[]]>([
    [[{ $ref: pet }, { type: 'null' }]],
    [[{ type: 'null' }, { $ref: pet }]],
    [[{ enum: [null] }, { $ref: pet }]],
  ])('of one schema and null is that schema: %j', (anyOf) => {
    const { model } = schemaOf({ anyOf, description: 'Own.' }, { Pet: petSchema });
    expect(model).toMatchObject({
      kind: 'object',
      nullable: true,
      name: 'Pet',
      description: 'Own.',
    });
  });

  it('of three with null are two alternatives', () => {
    const { model } = schemaOf({
      anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'integer' }],
    });
    expect(model).toMatchObject({
      kind: 'union',
      nullable: true,
      type: 'string | integer',
      types: ['string', 'integer'],
    });
  });

  it('of constants are one enumeration with descriptions', () => {
    const { model } = schemaOf({
      oneOf: [
        { const: 'a', title: 'First' },
        { const: 'b', description: 'Second.' },
        { const: 'e', title: 'Third', description: 'The last.' },
        { enum: ['c', 'd'] },
      ],
    });
    expect(model).toMatchObject({ kind: 'scalar', type: 'enum<string>', types: ['string'] });
    expect(model.enum).toEqual([
      { value: 'a', description: 'First' },
      { value: 'b', description: 'Second.' },
      { value: 'e', description: 'Third\n\nThe last.' },
      { value: 'c' },
      { value: 'd' },
    ]);
  });

  it('share the properties that stand beside them', () => {
    const { model } = schemaOf({
      type: 'object',
      description: 'Own.',
      properties: { id: {} },
      required: ['id'],
      oneOf: [
        { title: 'A', properties: { a: {} } },
        { title: 'B', properties: { b: {} } },
      ],
    });
    expect(model.description).toBe('Own.');
    expect(
      model.alternatives?.map(({ label, schema }) => [label, Object.keys(rowsOf(schema))]),
    ).toEqual([
      ['A', ['id', 'a']],
      ['B', ['id', 'b']],
    ]);
    expect(model.alternatives?.[0]?.schema.description).toBeUndefined();
    expect(model.alternatives?.[0]?.schema.fields[0]?.required).toBe(true);
  });

  it('are labelled by title, name, type, constant or number, each label once', () => {
    const { model } = schemaOf(
      {
        oneOf: [
          { title: 'Titled', properties: { x: {} } },
          { $ref: pet },
          { type: 'string' },
          { properties: { kind: { const: 'card' } } },
          { properties: { a: {} } },
          { properties: { b: {} } },
        ],
      },
      { Pet: petSchema },
    );
    expect(model.alternatives?.map(({ label }) => label)).toEqual([
      'Titled',
      'Pet',
      'string',
      'object (kind: card)',
      'object (a)',
      'object (b)',
    ]);
  });

  it('are told apart by the only value of an enumeration, which is a constant in OpenAPI 3.0', () => {
    const { model } = schemaOf({
      oneOf: [
        { type: 'string', enum: ['GTC'] },
        { type: 'string', enum: ['FOK'] },
        { type: 'object', properties: { kind: { type: 'string', enum: ['card'] } } },
        { type: 'object', properties: { kind: { type: 'string', enum: ['bank', 'iban'] } } },
      ],
    });
    expect(model.alternatives?.map(({ label }) => label)).toEqual([
      'enum<string> (GTC)',
      'enum<string> (FOK)',
      'object (kind: card)',
      'object',
    ]);
  });

  it.each<[string, string, JsonObject, JsonObject]>([
    ['object', 'required', { required: ['id', 'email'] }, { required: ['id', 'phone'] }],
    [
      'Way',
      'required',
      { title: 'Way', required: ['email'] },
      { title: 'Way', required: ['phone'] },
    ],
    ['object', 'known', {}, {}],
  ])(
    'are told apart, beside %s, by a property that is %s in one of them only',
    (name, _, one, other) => {
      const { model } = schemaOf({
        oneOf: [
          { type: 'object', properties: { id: {}, email: {} }, ...one },
          { type: 'object', properties: { id: {}, phone: {} }, ...other },
        ],
      });
      const labels = model.alternatives?.map(({ label }) => label);
      expect(labels).toEqual([`${name} (email)`, `${name} (phone)`]);
    },
  );

  it('are told apart by what they require before what they know', () => {
    const properties = { token: {}, user: {}, password: {} };
    const { model } = schemaOf({
      oneOf: [
        { properties: { trace: {}, ...properties }, required: ['token'] },
        { properties, required: ['user', 'password'] },
        { properties },
      ],
    });
    const labels = model.alternatives?.map(({ label }) => label);
    expect(labels).toEqual(['object (token)', 'object (user)', 'Option 3']);
  });

  it('go by their number where nothing tells them apart', () => {
    const { model } = schemaOf({
      oneOf: [
        { type: 'string', maxLength: 3 },
        { type: 'string', minLength: 9 },
        { type: 'object', properties: { a: {} } },
        { type: 'object', properties: { a: { minLength: 3 } } },
      ],
    });
    expect(model.alternatives?.map(({ label }) => label)).toEqual([
      'Option 1',
      'Option 2',
      'Option 3',
      'Option 4',
    ]);
  });

  it('take in the alternatives of a union among them', () => {
    const { model } = schemaOf({
      oneOf: [{ type: 'string' }, { oneOf: [{ type: 'integer' }, { type: 'boolean' }] }],
    });
    expect(model.alternatives?.map(({ label }) => label)).toEqual(['string', 'integer', 'boolean']);
  });

  it('are made of several types where one of them has something nested', () => {
    const { model } = schemaOf({ type: ['string', 'object'], properties: { a: {} } });
    expect(model.alternatives?.map(({ schema }) => [schema.kind, schema.fields.length])).toEqual([
      ['scalar', 0],
      ['object', 1],
    ]);
  });
});

describe('a discriminator', () => {
  const cat: JsonObject = { allOf: [{ $ref: pet }, { properties: { claws: {} } }] };
  const dog: JsonObject = { allOf: [{ $ref: pet }, { properties: { bark: {} } }] };
  const base: JsonObject = {
    type: 'object',
    properties: { kind: { type: 'string' } },
    required: ['kind'],
  };
  const oneOf = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];

  it('gives alternatives their values and forces the property', () => {
    const mapping = { cat: '#/components/schemas/Cat', kitten: 'Cat' };
    const { model } = schemaOf(
      { oneOf, discriminator: { propertyName: 'kind', mapping } },
      { Pet: base, Cat: cat, Dog: dog },
    );
    expect(model.discriminator).toBe('kind');
    expect(
      model.alternatives?.map(({ label, discriminatorValues }) => [label, discriminatorValues]),
    ).toEqual([
      ['cat', ['cat', 'kitten']],
      ['Dog', ['Dog']],
    ]);
    const [first, second] = model.alternatives ?? [];
    expect(first && rowsOf(first.schema)['kind']?.enum).toEqual([
      { value: 'cat' },
      { value: 'kitten' },
    ]);
    expect(second && rowsOf(second.schema)['kind']?.const).toEqual({ value: 'Dog' });
  });

  it.each([
    ['Dog', [false, true]],
    ['#/components/schemas/Cat', [true, false]],
    ['Nobody', [false, false]],
    [undefined, [false, false]],
  ])('says which alternative is the default by %s', (defaultMapping, expected) => {
    const written = { propertyName: 'kind', ...(defaultMapping && { defaultMapping }) };
    const { model } = schemaOf(
      { oneOf, discriminator: written },
      { Pet: base, Cat: cat, Dog: dog },
    );
    expect(model.alternatives?.map(({ isDefault }) => isDefault)).toEqual(expected);
  });

  it('with a mapping makes alternatives of the targets', () => {
    const mapping = { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' };
    const { model } = schemaOf(
      { $ref: pet },
      { Pet: { ...base, discriminator: { propertyName: 'kind', mapping } }, Cat: cat, Dog: dog },
    );
    expect(
      model.alternatives?.map(({ label, schema }) => [label, Object.keys(rowsOf(schema))]),
    ).toEqual([
      ['cat', ['kind', 'claws']],
      ['dog', ['kind', 'bark']],
    ]);
  });

  it('without a mapping makes alternatives of the components that extend the base', () => {
    const discriminator = { propertyName: 'kind' };
    const schemas: JsonObject = { Pet: { ...base, discriminator }, Cat: cat, Dog: dog };
    const { model } = schemaOf({ $ref: pet }, schemas);
    expect(model.alternatives?.map(({ label }) => label)).toEqual(['Cat', 'Dog']);
    const direct = schemaOf({ $ref: '#/components/schemas/Cat' }, schemas).model;
    expect(Object.keys(rowsOf(direct))).toEqual(['kind', 'claws']);
  });

  it('without a mapping has heirs of heirs as alternatives, each once and in their order', () => {
    const extending = (...names: readonly string[]) => ({
      allOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
      properties: { own: {} },
    });
    const schemas: JsonObject = {
      Puppy: extending('Dog', 'Pet'),
      Dog: extending('Mammal'),
      Pet: { ...base, discriminator: { propertyName: 'kind' } },
      Mammal: extending('Pet'),
      Other: extending('Loop'),
      Loop: extending('Other'),
    };
    const { model } = schemaOf({ $ref: pet }, schemas);
    expect(model.alternatives?.map(({ label }) => label)).toEqual(['Puppy', 'Dog', 'Mammal']);
    const mammal = schemaOf({ $ref: '#/components/schemas/Mammal' }, schemas).model;
    expect(mammal.kind).toBe('object');
  });

  it('with one component that extends the base may be either', () => {
    const schemas: JsonObject = {
      Pet: { ...base, discriminator: { propertyName: 'kind' } },
      Cat: cat,
    };
    const { model } = schemaOf({ $ref: pet }, schemas);
    expect(
      model.alternatives?.map(({ label, schema }) => [label, Object.keys(rowsOf(schema))]),
    ).toEqual([
      ['Pet', ['kind']],
      ['Cat', ['kind', 'claws']],
    ]);
    const direct = schemaOf({ $ref: '#/components/schemas/Cat' }, schemas).model;
    expect(Object.keys(rowsOf(direct))).toEqual(['kind', 'claws']);
  });

  describe('of a base', () => {
    const at = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
    const kindOf = (schema: JsonObject, schemas: JsonObject) =>
      rowsOf(schemaOf(schema, schemas).model)['kind'];
    const pets = (own: JsonObject, kind: JsonObject = {}): JsonObject => ({
      Pet: {
        ...base,
        properties: { kind: { type: 'string', description: 'Which.', ...kind } },
        discriminator: { propertyName: 'kind', ...own },
      },
      Cat: cat,
      Dog: dog,
    });

    it.each<[string, JsonObject, JsonObject]>([
      ['Cat', {}, {}],
      ['cat', { mapping: { cat: '#/components/schemas/Cat' } }, {}],
      ['Cat', {}, { enum: ['Cat', 'Dog'] }],
    ])('says by which value an heir is known: %s', (value, own, kind) => {
      const row = { const: { value }, description: 'Which.', examples: [] };
      const schemas = pets(own, { example: 'fish', ...kind });
      for (const schema of [at('Cat'), { allOf: [at('Cat')], nullable: true }]) {
        expect(kindOf(schema, schemas)).toMatchObject(row);
      }
      const [first] = schemaOf({ oneOf }, schemas).model.alternatives ?? [];
      expect(first && rowsOf(first.schema)['kind']).toMatchObject(row);
    });

    it('says nothing of an heir that others extend, of several at once, or of what is constant', () => {
      const schemas: JsonObject = {
        ...pets({}),
        Kitten: { allOf: [at('Cat'), { properties: { age: {} } }] },
        Wolf: { allOf: [at('Pet'), { properties: { kind: { const: 'wolf' } } }] },
      };
      expect(kindOf(at('Cat'), schemas)?.const).toBeUndefined();
      expect(kindOf(at('Kitten'), schemas)?.const).toEqual({ value: 'Kitten' });
      expect(kindOf({ allOf: [at('Kitten'), at('Dog')] }, schemas)?.const).toBeUndefined();
      expect(kindOf(at('Wolf'), schemas)?.const).toEqual({ value: 'wolf' });
    });

    it('counts less than one around the alternatives', () => {
      const mapping = { feline: '#/components/schemas/Cat' };
      const discriminator = { propertyName: 'kind', mapping };
      const [first] = schemaOf({ oneOf, discriminator }, pets({})).model.alternatives ?? [];
      expect(first && rowsOf(first.schema)['kind']?.const).toEqual({ value: 'feline' });
    });
  });

  describe('of a base that an heir adds no fields to', () => {
    const hamster: JsonObject = { description: 'Small.', allOf: [{ $ref: pet }] };
    const discriminator = { propertyName: 'kind' };
    const mapping = { cat: 'Cat', hamster: 'Hamster', pet: 'Pet' };
    const labelsOf = (schema: JsonObject, schemas: JsonObject) =>
      schemaOf(schema, schemas).model.alternatives?.map(({ label, schema: { kind } }) => [
        label,
        kind,
      ]);

    it.each<[string, JsonObject, JsonObject]>([
      ['a description', discriminator, hamster],
      ['nothing', discriminator, { allOf: [{ $ref: pet }] }],
      ['a description, with a mapping', { ...discriminator, mapping }, hamster],
    ])('leaves the heir what it is: %s', (_, written, heir) => {
      const schemas = { Pet: { ...base, discriminator: written }, Cat: cat, Hamster: heir };
      const reference = { $ref: '#/components/schemas/Hamster' };
      for (const schema of [reference, { allOf: [reference], nullable: true }]) {
        const { model } = schemaOf(schema, schemas);
        expect(model).toMatchObject({ kind: 'object', name: 'Hamster' });
        expect(Object.keys(rowsOf(model))).toEqual(['kind']);
      }
    });

    it('leaves the heir in a union what it is', () => {
      const schemas = {
        Pet: { ...base, discriminator },
        Cat: { allOf: [{ $ref: pet }] },
        Dog: dog,
      };
      expect(labelsOf({ oneOf }, schemas)).toEqual([
        ['Cat', 'object'],
        ['Dog', 'object'],
      ]);
    });

    it('has all heirs as alternatives, also where it is only wrapped', () => {
      const schemas = {
        Pet: { ...base, discriminator: { ...discriminator, mapping } },
        Cat: cat,
        Hamster: hamster,
        Maybe: { allOf: [{ $ref: pet }], nullable: true },
      };
      const alternatives = [
        ['cat', 'object'],
        ['hamster', 'object'],
        ['pet', 'object'],
      ];
      expect(labelsOf({ $ref: pet }, schemas)).toEqual(alternatives);
      expect(labelsOf({ allOf: [{ $ref: pet }], nullable: true }, schemas)).toEqual(alternatives);
      expect(labelsOf({ $ref: '#/components/schemas/Maybe' }, schemas)).toEqual(alternatives);
    });

    it('does not count a component as an heir that only adds null to it', () => {
      const schemas = {
        Pet: { ...base, discriminator },
        Maybe: { allOf: [{ $ref: pet }], nullable: true },
        Cat: cat,
        Dog: dog,
      };
      const alternatives = [
        ['Cat', 'object'],
        ['Dog', 'object'],
      ];
      expect(labelsOf({ $ref: pet }, schemas)).toEqual(alternatives);
      expect(labelsOf({ $ref: '#/components/schemas/Maybe' }, schemas)).toEqual(alternatives);
    });
  });
});
