import { describe, expect, test } from 'vitest';
import { docsFoldersIn } from './astro-project.ts';

const config = (call: string) => `import { defineConfig } from 'astro/config';
import waymark from "waymark";
// integrations: [waymark({ docs: './old' })],
export default defineConfig({ integrations: [${call}] });`;

describe('The docs folders of an Astro project', () => {
  test.each([
    ['waymark()', ['./docs']],
    ["waymark({ path: '/docs' })", ['./docs']],
    ['waymark({ docs: "./guides", assistant: { domain: "a" } })', ['./guides']],
    ["waymark({ docs: 'a' }), waymark({ path: '/b', docs: 'b' })", ['a', 'b']],
    ['waymark({ docs: folder })', []],
    ['other()', []],
  ])('that %s names are %j', (call, folders) => {
    expect(docsFoldersIn(config(call))).toEqual(folders);
  });

  test('are those of the integration under its own name', () => {
    const text =
      "import docs from 'waymark';\nexport default { integrations: [docs({ docs: 'd' })] };";
    expect(docsFoldersIn(text)).toEqual(['d']);
    expect(docsFoldersIn("import waymark from './waymark.js'; waymark({ docs: 'd' })")).toEqual([]);
  });
});
