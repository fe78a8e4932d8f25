import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentFromValue, parseConfig } from '@waymark/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namedRepositories } from './named-repositories.ts';
import { openStars } from './repository-stars.ts';

it('Repositories are those of links of the header and of components, each once', () => {
  const navbar = {
    links: [
      { type: 'github', href: 'https://github.com/a/linked' },
      { type: 'github', href: 'https://github.com/only-an-owner' },
      { label: 'No link of this type', href: 'https://github.com/a/other' },
    ],
    primary: { type: 'github', href: 'https://github.com/a/button.git' },
  };
  const document = documentFromValue({ theme: 'mint', name: 'A', navbar });
  const pages = [
    'See <GitHub.Repo repo="a/linked" />.\n\n<Github.Repo\n  variant="flat"\n  repo={"https://github.com/b/two"}\n/>',
    '<GitHub.Repo repo={unknown} /> <Card repo="c/three" /> <GitHub.Repo repo="../x" />',
  ];
  const { value } = parseConfig(document);
  expect(namedRepositories(value, pages)).toEqual(['a/button', 'a/linked', 'b/two']);
});

describe('Stars of repositories', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'waymark-stars-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** A reader with what GitHub answers to each question. */
  const reader = (answer: () => Response, token?: string) => {
    const asked: Request[] = [];
    const source = {
      cacheFile: path.join(folder, 'stars.json'),
      fetch: async (...request: Parameters<typeof fetch>) => {
        asked.push(new Request(...request));
        return answer();
      },
      token,
    };
    return { asked, read: openStars(source), source };
  };
  const keep = (file: string, age: number) =>
    writeFileSync(file, JSON.stringify({ 'a/b': { stars: 7, at: Date.now() - age } }));
  const hour = 3_600_000;

  it('are asked for once a day, by all builds together', async () => {
    const first = reader(() => Response.json({ stargazers_count: 12 }), 'secret');
    expect(await first.read(['a/b'])).toEqual(new Map([['a/b', 12]]));
    expect(first.asked.map(({ url }) => url)).toEqual(['https://api.github.com/repos/a/b']);
    expect(first.asked[0]?.headers.get('authorization')).toBe('Bearer secret');
    const second = reader(() => Response.json({ stargazers_count: 13 }));
    expect(await second.read(['a/b'])).toEqual(new Map([['a/b', 12]]));
    expect(second.asked).toEqual([]);
    keep(second.source.cacheFile, 25 * hour);
    expect(await second.read(['a/b'])).toEqual(new Map([['a/b', 13]]));
  });

  it('are asked for again where a clock that was ahead has kept them', async () => {
    const { read, source } = reader(() => Response.json({ stargazers_count: 13 }));
    keep(source.cacheFile, -900 * hour);
    expect(await read(['a/b'])).toEqual(new Map([['a/b', 13]]));
  });

  it.each([
    {
      name: 'nobody answers',
      answer: () => Promise.reject(new TypeError('fetch failed')) as never,
    },
    {
      name: 'it is too often',
      answer: () => Response.json({ message: 'rate limit' }, { status: 403 }),
    },
    { name: 'the answer is no JSON', answer: () => new Response('<html>') },
  ])('stay as they were told last where $name, and nobody is asked again', async ({ answer }) => {
    const { asked, read, source } = reader(answer);
    expect(await read(['a/b'])).toEqual(new Map());
    expect(await read(['a/b'])).toEqual(new Map());
    expect(asked).toHaveLength(1);
    keep(source.cacheFile, 25 * hour);
    expect(await reader(answer).read(['a/b'])).toEqual(new Map([['a/b', 7]]));
  });
});
