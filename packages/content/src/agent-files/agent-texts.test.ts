import { expect, it } from 'vitest';
import { createIndex, indexPage } from '../content-index/create-index.ts';
import { nearestPages } from './nearest-pages.ts';
import { notFoundMarkdown } from './not-found-markdown.ts';
import { skillList } from './skill-list.ts';
import { skillFacts, skillMd } from './skill-md.ts';

const site = { address: (path: string) => `https://example.com/docs${path}` };

const facts = { kind: 'page', tags: [] } as const;
const index = createIndex({ name: 'Atlas Maps', description: 'Maps for all.' }, [
  indexPage(
    { ...facts, url: '/start', title: 'Start', navigation: ['Guides'], language: 'en' },
    { sections: [] },
  ),
  indexPage(
    { ...facts, url: '/keys', title: 'Keys', navigation: ['API'], language: 'en' },
    { sections: [] },
  ),
  indexPage(
    { ...facts, url: '/fr/start', title: 'Début', navigation: ['Guides'], language: 'fr' },
    { sections: [] },
  ),
]);

it('tells agents what the docs are about and how to read them', () => {
  const text = skillMd(index, { ...site, mcp: 'https://example.com/mcp' });
  expect(text).toMatch(
    /^---\nname: atlas-maps\ndescription: "Documentation of Atlas Maps\. Maps for all\./,
  );
  expect(text).toContain('- The MCP server <https://example.com/mcp>');
  expect(text).toContain('as <https://example.com/docs/start.md>.');
  expect(text).toContain('- Languages: en, fr.');
  expect(text).toContain(
    '## Topics\n\n- [Guides](https://example.com/docs/start.md)\n- [API](https://example.com/docs/keys.md)',
  );
});

it('lists the skill for those who look for skills, with the digest of its bytes', () => {
  const list = JSON.parse(skillList(skillFacts(index), 'https://example.com/skill.md', 'abc'));
  expect(list).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'atlas-maps',
        type: 'skill-md',
        description: expect.stringMatching(/^Documentation of Atlas Maps\./),
        url: 'https://example.com/skill.md',
        // SHA-256 of "abc" (FIPS 180-4, appendix B).
        digest: 'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
    ],
  });
});

it('announces a skill that the docs have themselves as it announces itself', () => {
  expect(skillFacts(index, '---\nname: own\ndescription: Ours.\n---\n\n# Own\n')).toEqual({
    name: 'own',
    description: 'Ours.',
  });
  expect(skillFacts(index, '# Own\n')).toEqual(skillFacts(index));
});

const pages = [
  '/',
  '/quickstart',
  '/guides/authentication',
  '/api/users/create',
  '/fr/quickstart',
].map((url) => ({ url, title: url }));
const urls = (path: string) => nearestPages(path, pages).map(({ url }) => url);

it('finds pages with similar addresses, moved or mistyped', () => {
  expect(urls('/quick-start.md')[0]).toBe('/quickstart');
  expect(urls('/fr/quikstart')[0]).toBe('/fr/quickstart');
  expect(urls('/docs/v2/authentication/')[0]).toBe('/guides/authentication');
  expect(urls('/users')[0]).toBe('/api/users/create');
  expect(urls('/xyz')).toEqual([]);
});

it('tells agents where nothing is where to look', () => {
  expect(notFoundMarkdown('/quick-start', pages.slice(0, 3), site)).toBe(
    '# Page not found\n\nPages with similar addresses:\n\n- [/quickstart](https://example.com/docs/quickstart.md)\n\nAll pages of this documentation: <https://example.com/docs/llms.txt>\n',
  );
  expect(notFoundMarkdown(undefined, pages, site)).toBe(
    '# Page not found\n\nAll pages of this documentation: <https://example.com/docs/llms.txt>\n',
  );
});
