import { describe, expect, it } from 'vitest';
import type { NavNode } from '../node.ts';
import { standardScopes, versionNames } from './standard-scopes.ts';

let count = 0;
const node = (kind: NavNode['kind'], label: string, parts: Partial<NavNode> = {}): NavNode => {
  count += 1;
  return { kind, label, id: `/${count}`, children: [], ...parts };
};
const version = (label: string, parts: Partial<NavNode> = {}) => node('version', label, parts);

describe('the scopes that readers begin in', () => {
  it('are the default version of each product, those of the default language first', () => {
    const product = (label: string, ...children: NavNode[]) => node('product', label, { children });
    const root = node('root', '', {
      children: [
        node('language', 'Français', {
          language: 'fr',
          children: [version('v1'), version('v2', { default: true })],
        }),
        node('language', '中文', { language: 'cn', children: [node('page', 'A')] }),
        node('language', 'English', {
          language: 'en',
          default: true,
          children: [
            product('Platform', version('v2'), version('v1')),
            product('Edge', version('1.4'), version('2.0', { default: true })),
          ],
        }),
      ],
    });
    expect(standardScopes(root)).toEqual([
      { language: 'en', product: 'Platform', version: 'v2' },
      { language: 'en', product: 'Edge', version: '2.0' },
      { language: 'fr', version: 'v2' },
      { language: 'zh-CN' },
    ]);
  });

  it('are none where there is neither a language nor a version to choose', () => {
    const products = [node('product', 'A'), node('product', 'B')];
    expect(standardScopes(node('root', '', { children: products }))).toEqual([]);
  });
});

it('names the versions of a site once each, those without a page of their own included', () => {
  const versions = ['v1', 'v2'].map((name) => node('version', name));
  const products = ['a', 'b'].map((name) => node('product', name, { children: versions }));
  expect(versionNames(node('root', '', { children: products }))).toEqual(['v1', 'v2']);
});
