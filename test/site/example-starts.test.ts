import { cpSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtPage } from '../support/built-site.ts';
import { repository } from '../support/run-command.ts';
import { startServer } from '../support/started-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { freePort } from '../support/web-server.ts';

const examples = path.join(repository, 'examples');

/** Where an example that is a package shows its docs, and what stands there. */
const shown: Readonly<Record<string, readonly [string, string]>> = {
  almanac: ['/', 'What to sow'],
  api: ['/', 'A made-up collection of plants'],
  atlas: ['/', 'Put your product on the map'],
  components: ['/', 'what a component can do'],
  minimal: ['/boil', 'Fill the kettle'],
  overrides: ['/docs', 'This card is the project’s own'],
  private: ['/install', 'Acme'],
};

test('Every example that starts with one command is tried', () => {
  const packages = globSync('*/package.json', { cwd: examples }).map(path.dirname);
  // It is for containers, and has a test of its own.
  expect(packages.filter((name) => name !== 'server').sort()).toEqual(Object.keys(shown));
});

test.each(Object.entries(shown))(
  'The example %s shows its docs after `npm start`',
  async (name, [address, text]) => {
    // A copy in this repository, as what an example needs is found further up.
    const projects = path.join(repository, 'test/.projects');
    mkdirSync(projects, { recursive: true });
    const folder = tempFolder({}, projects);
    const filter = (file: string) =>
      !/^(?:\.waymark|\.astro|node_modules|dist)$/.test(path.basename(file));
    cpSync(path.join(examples, name), folder, { recursive: true, filter });
    const port = await freePort();
    const server = await startServer({
      command: 'npm',
      args: ['start', '--', '--port', String(port)],
      cwd: folder,
      address: new RegExp(`(http://(?:localhost|127\\.0\\.0\\.1):${port})`),
      isScript: true,
    });
    try {
      const response = await fetch(server.url + address, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(200);
      const { document } = builtPage(await response.text());
      expect(document.querySelector('main')?.text).toContain(text);
    } finally {
      await server.stop();
    }
  },
);
