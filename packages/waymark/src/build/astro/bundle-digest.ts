import type { AstroConfig } from 'astro';
import type { Plugin } from 'vite';
import { digestOf } from '../record/digest.ts';

/** What Astro bundles for a build, as a digest: with the same bundle, a page is rendered the same. */
export interface BundleDigest {
  readonly plugin: Plugin;
  /** @returns nothing before the site is bundled */
  digest(): string | undefined;
}

/** Looks at what is bundled before Astro puts small styles into pages. */
export function createBundleDigest(): BundleDigest {
  const parts = new Map<string, string>();
  const environments = ['prerender', 'client'];
  return {
    plugin: {
      name: 'waymark:bundle-digest',
      apply: 'build',
      applyToEnvironment: ({ name }) => environments.includes(name),
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const files = Object.values(bundle).map((file) =>
            digestOf([file.fileName, file.type === 'chunk' ? file.code : contentOf(file.source)]),
          );
          parts.set(this.environment.name, digestOf(files.sort()));
        },
      },
    },
    digest() {
      const known = environments.map((name) => parts.get(name));
      return known.includes(undefined) ? undefined : digestOf(known.map(String));
    },
  };
}

/**
 * What else the HTML of a project depends on: its configuration, and the packages that are imported
 * where pages are rendered in place of being bundled.
 *
 * @param packages of the project, as a digest
 */
export function projectDigest(config: AstroConfig, packages: string): string {
  const { base, build, compressHTML, experimental, i18n, image, output, prefetch } = config;
  const { scopedStyleStrategy, security, site, trailingSlash } = config;
  const { assets, assetsPrefix, format, inlineStylesheets, redirects } = build;
  const settings = {
    ...{ base, compressHTML, experimental, i18n, image, output, prefetch, scopedStyleStrategy },
    ...{
      security,
      site,
      trailingSlash,
      assets,
      assetsPrefix,
      format,
      inlineStylesheets,
      redirects,
    },
  };
  return digestOf([JSON.stringify(settings), packages]);
}

function contentOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : Buffer.from(source).toString('latin1');
}
