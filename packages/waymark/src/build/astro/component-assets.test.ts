import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { componentAssetsPlugin } from './component-assets.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'waymark-assets-'));
  mkdirSync(path.join(root, 'node_modules/waymark'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/waymark/Tabs.astro'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The hooks that are tried here, as functions. */
interface Hooks {
  configResolved(config: { readonly root: string }): void;
  resolveId(id: string): string | null;
}

/** The id that the plugin gives for a script of a component. */
function resolved(file: string): string | null {
  const plugin = componentAssetsPlugin() as unknown as Hooks;
  plugin.configResolved({ root });
  return plugin.resolveId(`${file}?astro&type=script&index=0&lang.ts`);
}

it('marks the scripts of a component on another disk or under another folder of the system', () => {
  const file = '/elsewhere/waymark/Tabs.astro';
  expect(resolved(file)).toBe(`/@fs${file}?astro&type=script&index=0&lang.ts`);
});

it('leaves those of a component that lies in the project, as an address or as a path', () => {
  expect(resolved('/node_modules/waymark/Tabs.astro')).toBeNull();
  expect(resolved(path.join(root, 'node_modules/waymark/Tabs.astro'))).toBeNull();
});
