import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { copyFixture } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';

const url = 'https://ask.acme.dev/v1/assistant/docs';

const build = (docs: string, ...options: string[]) => runCli(['build', '.', ...options], docs);

describe('A build for an assistant elsewhere', () => {
  test('offers it on every page, and says where it is', async () => {
    const docs = copyFixture('contextual-menu');
    const options = ['--assistant-url', `${url}/message`, '--assistant-key', 'wmpk_live_abc'];
    const { exitCode, output } = await build(docs, '--base', '/docs', '--embed', ...options);
    expect(exitCode, output).toBe(0);
    const site = builtSite(`${docs}/dist`);
    expect(JSON.parse(site.read('_waymark/assistant.json'))).toEqual({
      endpoint: url,
      key: 'wmpk_live_abc',
    });
    expect(site.read('_waymark/assistant.js')).toContain(`"assistant":"${url}"`);
    const pages = site.files.filter((name) => name.endsWith('.html'));
    // What only leads on, as the address of a folder does, is no page.
    for (const file of pages.filter((name) => !site.read(name).includes('http-equiv="refresh"'))) {
      expect(site.read(file), file).toMatch(/<html[^>]* data-wm-assistant[ >]/);
      expect(site.read(file), file).toContain('"/docs/_waymark/assistant.json"');
    }
  });

  test('needs a key that may be read by everybody', async () => {
    const docs = copyFixture('contextual-menu');
    const options = ['--assistant-url', url, '--assistant-key', 'wmsk_live_abc'];
    const { exitCode, output } = await build(docs, ...options);
    expect(exitCode).toBe(1);
    expect(output).toContain('waymark keys create --publishable');
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('needs both, its address and a key', async () => {
    const { exitCode, output } = await build(
      copyFixture('contextual-menu'),
      '--assistant-url',
      url,
    );
    expect(exitCode).toBe(1);
    expect(output).toContain('belong together');
  });
});
