import { expect, test } from 'vitest';
import { checkDomains, checkPaths, type Mount } from './mounts.ts';

const mount = (path: string, domain?: string): Mount => ({
  path,
  domain,
  redirects: [],
  documents: [],
});

test('Two integrations may not have one path, and are told to have two', () => {
  expect(() => checkPaths([mount('/docs'), mount('/api'), mount('')])).not.toThrow();
  expect(() => checkPaths([mount(''), mount('')])).toThrow('at the root of the site');
  expect(() => checkPaths([mount('/docs'), mount('/docs')])).toThrow('under "/docs"');
});

test('Two assistants may not have one domain, as they would share keys and threads', () => {
  const different = [mount('/docs', 'docs'), mount('/api', 'api'), mount('/a'), mount('/b')];
  expect(() => checkDomains(different)).not.toThrow();
  expect(() => checkDomains([mount('/docs', 'docs'), mount('/api', 'docs')])).toThrow(
    'have the domain "docs"',
  );
});
