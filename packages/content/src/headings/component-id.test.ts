import { describe, expect, it } from 'vitest';
import { type ComponentKind, createComponentIds } from './component-id.ts';

function ids(kind: ComponentKind, ...texts: string[]) {
  const components = createComponentIds();
  return texts.map((text) => components.id(kind, text));
}

describe('ids of accordions and views', () => {
  it.each([
    ['Fees & billing', 'fees-and-billing'],
    ['Über uns', 'ueber-uns'],
    ["what's new?", 'whats-new'],
    ['snake_case', 'snake-case'],
    ['camelCase', 'camelcase'],
    ['A: b: c', 'a-b-c'],
    ['日本語 見出し', '日本語-見出し'],
    ['!!!', 'accordion'],
    ['Run `x`', 'run-x'],
    ['I ♥ it', 'i-love-it'],
  ])('make of %j %j', (title, id) => {
    expect(ids('accordion', title)).toEqual([id]);
  });

  it('number equal titles from 1', () => {
    expect(ids('accordion', 'X', 'X', 'x')).toEqual(['x', 'x-1', 'x-2']);
    expect(ids('view', '?', '!')).toEqual(['view', 'view-1']);
  });
});

describe('ids of tabs', () => {
  it.each([
    ['A: b', 'a%3A-b'],
    ['npm', 'npm'],
    ['Node.js', 'node-js'],
    ["What's new", 'what-s-new'],
    ['日本', '%E6%97%A5%E6%9C%AC'],
  ])('make of %j %j', (title, id) => {
    expect(ids('tab', title)).toEqual([id]);
  });

  it('number equal titles from 2', () => {
    expect(ids('tab', 'npm', 'npm', 'npm')).toEqual(['npm', 'npm-2', 'npm-3']);
  });
});

describe('ids of fields', () => {
  it.each([
    ['userId', 'param-user-id'],
    ['X-API-Key', 'param-x-api-key'],
    ['data.items[]', 'param-data-items'],
    ['APIs', 'param-apis'],
    ['HTTPServer2Name', 'param-http-server2-name'],
    ['größeÄndern', 'param-groesse-aendern'],
    ['', 'param'],
  ])('make of %j %j', (name, id) => {
    expect(ids('field', name)).toEqual([id]);
  });

  it('number equal names from 1', () => {
    expect(ids('field', 'id', 'id', 'id')).toEqual(['param-id', 'param-id-1', 'param-id-2']);
  });
});

describe('createComponentIds', () => {
  it('leaves ids to headings and to authors', () => {
    const components = createComponentIds(['install']);
    components.reserve('npm');
    expect(components.id('tab', 'npm')).toBe('npm-2');
    expect(components.id('accordion', 'Install')).toBe('install-1');
    expect(components.id('tab', 'Install')).toBe('install-2');
  });
});
