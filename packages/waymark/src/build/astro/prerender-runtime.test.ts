import type { ResolvedConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import { prerenderRuntimePlugin } from './prerender-runtime.ts';

const node = ['module', 'node'];
const workerd = ['workerd', 'worker', 'module'];

/** What Vite resolves for a command of Astro, whose environments have these conditions. */
function resolve(
  command: 'build' | 'dev' | 'sync',
  conditions: Readonly<Record<string, readonly string[]>>,
): void {
  const environments = Object.fromEntries(
    Object.entries(conditions).map(([name, own]) => [name, { resolve: { conditions: own } }]),
  );
  const { configResolved } = prerenderRuntimePlugin(command);
  (configResolved as (config: ResolvedConfig) => void)({ environments } as never);
}

const refusal = /renders pages in Node/;

describe('Pages that are rendered in the runtime of Cloudflare', () => {
  test('are refused by a build and by a preview', () => {
    expect(() => resolve('build', { prerender: workerd, ssr: workerd })).toThrow(refusal);
    expect(() => resolve('dev', { prerender: workerd, ssr: workerd })).toThrow(refusal);
  });

  test('are refused by a preview that renders them where it answers requests', () => {
    expect(() => resolve('dev', { ssr: workerd })).toThrow(refusal);
  });
});

describe('Pages that are rendered in Node, beside a server in the runtime of Cloudflare', () => {
  test('are built', () => {
    expect(() => resolve('build', { prerender: node, ssr: workerd })).not.toThrow();
  });

  test('are built though Astro first makes types by a server that renders none', () => {
    for (const command of ['build', 'sync'] as const) {
      expect(() => resolve(command, { astro: node, ssr: workerd })).not.toThrow();
    }
  });
});
