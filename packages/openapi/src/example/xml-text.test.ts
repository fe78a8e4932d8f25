import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { schemaOf } from '../testing/model-of.ts';
import { xmlText } from './xml-text.ts';

describe('xmlText', () => {
  it('writes names, attributes, wrapped lists and namespaces by the hints', () => {
    const { model } = schemaOf({
      xml: { name: 'pet', prefix: 'p', namespace: 'https://example.com/p' },
      properties: {
        id: { type: 'integer', xml: { attribute: true } },
        name: { type: 'string' },
        photos: {
          type: 'array',
          xml: { wrapped: true },
          items: { type: 'string', xml: { name: 'photo' } },
        },
        tags: { type: 'array', items: { type: 'string' } },
      },
    });
    const value = { id: 1, name: '<&">', photos: ['a', 'b'], tags: ['x'] };
    expect(xmlText(value, model)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<p:pet xmlns:p="https://example.com/p" id="1">',
        '  <name>&lt;&amp;&quot;&gt;</name>',
        '  <photos>',
        '    <photo>a</photo>',
        '    <photo>b</photo>',
        '  </photos>',
        '  <tags>x</tags>',
        '</p:pet>',
      ].join('\n'),
    );
  });

  it('follows the hints of the items of a list that is the whole body', () => {
    const { model } = schemaOf(
      {
        type: 'array',
        xml: { name: 'pets', namespace: 'https://example.com/p' },
        items: { $ref: '#/components/schemas/Pet' },
      },
      {
        Pet: {
          type: 'object',
          xml: { name: 'pet' },
          properties: {
            id: { type: 'integer', xml: { attribute: true } },
            photos: {
              type: 'array',
              xml: { wrapped: true },
              items: { type: 'string', xml: { name: 'photo' } },
            },
          },
        },
      },
    );
    expect(xmlText([{ id: 1, photos: ['a'] }], model)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<pets xmlns="https://example.com/p">',
        '  <pet id="1">',
        '    <photos>',
        '      <photo>a</photo>',
        '    </photos>',
        '  </pet>',
        '</pets>',
      ].join('\n'),
    );
  });

  it('names items of a list that is the whole body by their component, else `item`', () => {
    const texts = { type: 'array', items: { type: 'string' } };
    expect(xmlText(['a', 'b'], schemaOf(texts).model)).toContain(
      '<root>\n  <item>a</item>\n  <item>b</item>\n</root>',
    );
    const tags = { type: 'array', items: { $ref: '#/components/schemas/Tag' } };
    const { model } = schemaOf(tags, { Tag: { type: 'string' } });
    expect(xmlText(['a'], model)).toContain('<root>\n  <Tag>a</Tag>\n</root>');
  });

  it('names items of a list that is not wrapped by themselves or by the property', () => {
    const list = (items: JsonObject) => ({
      type: 'array',
      xml: { name: 'list', prefix: 'p' },
      items,
    });
    const { model } = schemaOf({
      properties: {
        tags: list({ type: 'string' }),
        ids: list({ type: 'string', xml: { name: 'id' } }),
        none: { ...list({ type: 'string' }), xml: { name: 'wrap', wrapped: true } },
      },
    });
    const [, ...lines] = xmlText({ tags: ['a'], ids: ['b'], none: ['c'] }, model).split('\n');
    expect(lines).toEqual([
      '<root>',
      ...['  <tags>a</tags>', '  <id>b</id>'],
      ...['  <wrap>', '    <wrap>c</wrap>', '  </wrap>', '</root>'],
    ]);
  });

  it('writes nodes of the type that the hints name', () => {
    const node = (nodeType: string) => ({ type: 'string', xml: { nodeType } });
    const note = { properties: { id: node('attribute'), text: node('text'), more: node('cdata') } };
    const items = { type: 'string', xml: { name: 'tag' } };
    const { model } = schemaOf({
      properties: { note, tags: { type: 'array', xml: { nodeType: 'element' }, items } },
    });
    const value = { note: { id: 1, text: 'a<b', more: '<i>]]>' }, tags: ['x'] };
    const [, ...lines] = xmlText(value, model).split('\n');
    expect(lines).toEqual([
      '<root>',
      '  <note id="1">a&lt;b<![CDATA[<i>]]]]><![CDATA[>]]></note>',
      ...['  <tags>', '    <tag>x</tag>', '  </tags>', '</root>'],
    ]);
    const mixed = schemaOf({ properties: { text: node('text'), b: { type: 'string' } } }).model;
    expect(xmlText({ text: 'a', b: 'c' }, mixed)).toContain('<root>\n  a\n  <b>c</b>\n</root>');
  });

  it('writes lists in lists', () => {
    const row = { type: 'array', items: { type: 'integer', xml: { name: 'cell' } } };
    const { model } = schemaOf({ properties: { rows: { type: 'array', items: row } } });
    expect(xmlText({ rows: [[1, 2], []] }, model)).toContain(
      [
        '<root>',
        '  <rows>',
        '    <cell>1</cell>',
        '    <cell>2</cell>',
        '  </rows>',
        '  <rows/>',
        '</root>',
      ].join('\n'),
    );
  });

  it('makes names of elements of any key', () => {
    const { model } = schemaOf({ type: 'object' });
    expect(xmlText({ '1 a>b': null }, model)).toContain('<_1_a_b></_1_a_b>');
  });
});
