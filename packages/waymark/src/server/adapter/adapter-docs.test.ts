import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { securityHeaders } from '@waymark/content/text';
import { expect, test, vi } from 'vitest';
import { adapterDocs } from './adapter-docs.ts';

test('Answers on the server of an adapter have the headers for safety, also where nothing can be opened', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const built = {
    base: '',
    domain: 'docs',
    organization: 'docs',
    trustedProxies: 0,
    trailingSlash: false,
    client: '../client',
  };
  const place = pathToFileURL(path.join(tmpdir(), 'waymark-none/server/entry.mjs')).href;
  const answer = adapterDocs(built, { model: undefined, settings: undefined }, place);
  const response = await answer(new Request('https://a.example/mcp'), { address: '' });
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(
      Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
  expect(told.mock.calls).toEqual([[expect.stringMatching(/^The server lacks the files[^\n]+$/)]]);
  told.mockRestore();
});
