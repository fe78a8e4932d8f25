import { expect, test } from 'vitest';
import { ownRobotsNote } from './own-robots.ts';

const sitemap = 'https://acme.dev/docs/sitemap.xml';

test('The note on the robots.txt of a project has the lines that it lacks', () => {
  expect(ownRobotsNote('Allow: /', [sitemap])).toBe(
    `The project has its own /robots.txt, so Waymark writes none. It does not name the sitemap of the docs: \`Sitemap: ${sitemap}\``,
  );
});

test('The note on one that names the sitemaps of the docs asks for nothing', () => {
  const text = `Allow: /\nsitemap:  ${sitemap}\r\n`;
  expect(ownRobotsNote(text, [sitemap])).toBe(
    'The project has its own /robots.txt, so Waymark writes none.',
  );
});

test('The note on one that is made for each request says what it shall name', () => {
  expect(ownRobotsNote(undefined, [sitemap, 'https://acme.dev/api/sitemap.xml'])).toBe(
    `The project has its own /robots.txt, so Waymark writes none. See that it names the sitemaps of the docs: \`Sitemap: ${sitemap}\`, \`Sitemap: https://acme.dev/api/sitemap.xml\``,
  );
});
