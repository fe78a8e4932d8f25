import { describe, expect, it } from 'vitest';
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

  it('makes names of elements of any key', () => {
    const { model } = schemaOf({ type: 'object' });
    expect(xmlText({ '1 a>b': null }, model)).toContain('<_1_a_b></_1_a_b>');
  });
});
