import type { SchemaModel } from '@waymark/openapi';
import { describe, expect, test } from 'vitest';
import { createBudget } from './context.ts';
import * as tree from './schema-tree.ts';
import { context, field, objectSchema, schema } from './testing/models.ts';

const fieldList = (...given: Parameters<typeof tree.fieldList>) => tree.fieldList(...given).html;
const schemaBlock = (...given: Parameters<typeof tree.schemaBlock>) =>
  tree.schemaBlock(...given).html;

const rows = (html: string) => html.match(/<li class="wm-f/g)?.length ?? 0;
const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a row of a field', () => {
  test('has its anchor, a link to it, its type and what it demands', () => {
    const html = fieldList(
      [field('name', schema({ type: 'string<uuid>', nullable: true }), true)],
      context(),
    );
    expect(html).toContain('<li class="wm-f" id="body-name">');
    expect(html).toContain('<a class="wm-fn" href="#body-name">name</a>');
    expect(text(html)).toBe('name string&lt;uuid&gt; nullable required');
  });

  test.each([
    [false, 'false'],
    [0, '0'],
    ['', '""'],
    [null, 'null'],
    [9007199254740993n, '9007199254740993'],
    [{ a: [1] }, '{&quot;a&quot;:[1]}'.replaceAll('&quot;', '&quot;')],
  ])('shows the default %s', (value, written) => {
    const html = fieldList([field('x', schema({ default: { value } }))], context());
    expect(html.replaceAll('&quot;', '"')).toContain(
      `default: ${written.replaceAll('&quot;', '"')}<`,
    );
  });

  test('strikes a deprecated field through and says so', () => {
    const html = fieldList([field('x', schema({ deprecated: true }))], context());
    expect(html).toContain('<li class="wm-f wm-fo"');
    expect(text(html)).toBe('x string Deprecated');
  });

  test('escapes names, types, labels and values', () => {
    const evil = '"><script>alert(1)</script>';
    const html = fieldList(
      [
        {
          ...field(evil, schema({ type: evil, before: [evil], after: [evil] })),
          anchor: evil,
          schema: schema({
            type: evil,
            default: { value: evil },
            const: { value: evil },
            enum: [{ value: evil }],
            examples: [evil, { [evil]: evil }],
            constraints: [{ kind: 'pattern', text: evil }],
            externalDocs: { url: 'javascript:alert(1)', description: evil },
            raw: { [evil]: evil },
            kind: 'union',
            discriminator: evil,
            alternatives: [
              { label: evil, anchor: evil, discriminatorValues: [evil], schema: schema() },
              { label: evil, anchor: `${evil}2`, discriminatorValues: [], schema: schema() },
            ],
          }),
        },
      ],
      context(),
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain('javascript:');
    expect(html.match(/"(?=>)/g)?.length).toBeGreaterThan(0);
    expect(html.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
  });

  test('lists constraints and allowed values with their labels', () => {
    const html = fieldList(
      [
        field(
          'x',
          schema({
            constraints: [
              { kind: 'range', text: '1 <= x <= 10' },
              { kind: 'length', text: '2 - 4' },
              { kind: 'unique', text: '' },
            ],
            enum: [{ value: 'a' }, { value: null }, { value: 0 }],
          }),
        ),
      ],
      context(),
    );
    expect(text(html)).toBe(
      'x string 1 &lt;= x &lt;= 10 Length: 2 - 4 Unique items Available options: a , null , 0',
    );
  });

  test('collapses more than twenty values', () => {
    const values = Array.from({ length: 21 }, (_, value) => ({ value }));
    const html = fieldList([field('x', schema({ enum: values }))], context());
    expect(html).toContain('<details class="wm-d"><summary>Show all 21 options</summary>');
  });

  test('links a recursive schema to the place that shows it', () => {
    const cut = { reason: 'recursive', anchor: 'body-parent' } as const;
    const html = fieldList([field('child', schema({ kind: 'cut', type: 'Node', cut }))], context());
    expect(html).toContain('<a class="wm-p" href="#body-parent">recursive</a>');
  });
});

describe('what lies below a field', () => {
  const inner = objectSchema([field('lat'), field('lng')]);

  test('is closed at first, and open where the configuration says so', () => {
    const list = [field('place', inner)];
    expect(fieldList(list, context())).toContain(
      '<details class="wm-d"><summary>Child attributes</summary>',
    );
    expect(fieldList(list, context({ expanded: true }))).toContain('<details class="wm-d" open>');
  });

  test('shows the fields of the elements of nested arrays', () => {
    const array = schema({ kind: 'array', type: 'object[]', items: inner });
    const nested = schema({ kind: 'array', type: 'object[][]', items: array });
    expect(rows(fieldList([field('places', nested)], context()))).toBe(3);
  });

  test('shows the rules of the elements of an array', () => {
    const items = schema({ enum: [{ value: 'red' }], description: 'A colour.' });
    const html = fieldList(
      [field('x', schema({ kind: 'array', type: 'string[]', items }))],
      context(),
    );
    expect(text(html)).toBe('x string[] A colour. Available options: red');
  });

  test('are described beside the array that holds them, unless in the same words', () => {
    const list = (own: string, ofItems: string) => {
      const items = schema({ description: ofItems });
      const array = schema({ kind: 'array', type: 'string[]', description: own, items });
      return text(fieldList([field('x', array)], context()));
    };
    expect(list('The colours.', 'A colour.')).toBe('x string[] The colours. A colour.');
    expect(list('Colours.', 'Colours.')).toBe('x string[] Colours.');
  });

  test('are those of what a text holds', () => {
    const content = objectSchema([field('inner', schema({ description: 'Within.' }))]);
    const html = fieldList(
      [field('x', schema({ type: 'string containing JSON', content }))],
      context(),
    );
    expect(text(html)).toBe('x string containing JSON Child attributes inner string Within.');
  });

  test('are the elements of a tuple and the rest, unless there is none', () => {
    const tuple = (items?: SchemaModel) => {
      const elements = [schema({ type: 'integer' })];
      const value = schema({ kind: 'tuple', type: '[integer]', elements, items });
      return text(fieldList([field('x', value)], context()));
    };
    expect(tuple(inner)).toMatch(
      /\[0\] integer \[…\] object Child attributes lat string lng string$/,
    );
    expect(tuple()).toMatch(/\[0\] integer$/);
    expect(tuple(schema({ kind: 'never', type: 'never' }))).toMatch(/\[0\] integer$/);
  });

  test('are tabs of alternatives, all in the page', () => {
    const union = schema({
      kind: 'union',
      type: 'Cat | Dog',
      discriminator: 'kind',
      alternatives: [
        {
          label: 'Cat',
          anchor: 'body-one-of-0',
          discriminatorValues: ['cat'],
          schema: objectSchema([field('purrs')]),
        },
        {
          label: 'Dog',
          anchor: 'body-one-of-1',
          discriminatorValues: ['dog'],
          isDefault: true,
          schema: objectSchema([field('barks')]),
        },
      ],
    });
    const html = fieldList([field('pet', union)], context());
    expect(html).toContain('role="tab" class="wm-choice" id="body-one-of-0-tab"');
    expect(html).toContain('id="body-one-of-1" role="tabpanel"');
    expect(text(html)).toMatch(/Chosen by kind: cat purrs/);
    expect(text(html)).toContain('Chosen by kind: dog , default barks');
    expect(rows(html)).toBe(3);
  });

  test('are no tabs where alternatives are types alone', () => {
    const alternative = (label: string) => ({
      label,
      anchor: label,
      discriminatorValues: [],
      schema: schema({ type: label }),
    });
    const alternatives = ['string', 'integer'].map(alternative);
    const html = schemaBlock(
      schema({ kind: 'union', type: 'string | integer', alternatives }),
      context(),
    );
    expect(html).not.toContain('wm-panels');
  });

  test('ends when the page holds enough, and says so', () => {
    const deep = objectSchema(Array.from({ length: 50 }, (_, index) => field(`f${index}`, inner)));
    const html = schemaBlock(deep, context({ budget: createBudget(2000) }));
    expect(html).toContain('Further fields are not shown');
    expect(rows(html)).toBeLessThan(100);
  });
});

test('a page of three thousand rows stays below one megabyte and takes little time', () => {
  const leaf = (index: number) =>
    field(`a-field-with-a-name-${index}`, schema({ description: 'What it is for.' }), true);
  const groups = Array.from({ length: 60 }, (_, group) =>
    field(`group-${group}`, objectSchema(Array.from({ length: 50 }, (_, index) => leaf(index)))),
  );
  const start = process.threadCpuUsage();
  const html = schemaBlock(objectSchema(groups), context());
  expect(html.length).toBeLessThan(800_000);
  // Not the time on the clock: other tests run beside this one.
  const { user, system } = process.threadCpuUsage(start);
  expect(user + system).toBeLessThan(200_000);
});
