import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

const sources = ['packages', 'test', 'bench', 'parity', 'docs'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|astro|css|js|mjs)$/.test(entry.name))
    .map(({ name, parentPath }) => path.relative(fileURLToPath(root), path.join(parentPath, name)))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/\/(?:node_modules|dist|fixtures|\.work)\/|^docs\/format\//.test(name)),
);

/** What matches in the comments of the sources, with where it stands. */
function inComments(pattern: RegExp): readonly (readonly [place: string, found: string])[] {
  return sources.flatMap((name) =>
    readFileSync(new URL(name, root), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...(/^\s*(?:\/?\*|\/\/)/.test(line) ? line : '').matchAll(pattern)].map(
          ([found]) => [`${name}:${index + 1}`, found] as const,
        ),
      ),
  );
}

function anchors(document: string): readonly string[] {
  const headings = readFileSync(new URL(document, root), 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('Comments', () => {
  test('point to documents of this folder, and to headings that these have', () => {
    const links = inComments(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g);
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(([, link]) => {
      const [document = '', anchor] = link.split('#');
      if (!existsSync(new URL(document, root))) return true;
      return anchor !== undefined && !anchors(document).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('name no section of a document that is not in the repository', () => {
    const sections = inComments(
      /(?:\bRFC \d+[^§]*)?§ ?\d[\d.]*|\b(?:mdx-content|openapi-pages)\b|\bthe brief\b/g,
    );
    expect(sections.filter(([, found]) => !found.startsWith('RFC'))).toEqual([]);
  });
});
