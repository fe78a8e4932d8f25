import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, diagnostic } from '@waymark/core';
import type { AstroIntegration } from 'astro';
import type { SiteIslands } from '../reading/find-islands.ts';
import { packageFolder } from './package-folder.ts';

/** What a site with components that run in the browser needs; its owner installs it. */
export const reactPackages = ['@astrojs/react', 'react', 'react-dom'] as const;

/** Whether a folder can import React and its Astro integration. */
export function hasReact(folder: string): boolean {
  return reactPackages.every((name) => packageFolder(name, folder) !== undefined);
}

/** The integration of the React that a folder imports. */
export async function reactIntegration(folder: string): Promise<AstroIntegration> {
  const entry = createRequire(path.join(folder, 'package.json')).resolve('@astrojs/react');
  const { default: react } = await import(pathToFileURL(entry).href);
  return react();
}

/** One warning for the site, at the first component that needs what is not installed. */
export function reactNotInstalled({ all }: SiteIslands): Diagnostic[] {
  const [first, ...others] = all.values();
  if (!first) return [];
  const { file, name, line, column } = first;
  const what = name === 'default' ? 'The component of this file' : `<${name}>`;
  const more = others.length > 0 ? ` (so do ${others.length} more)` : '';
  return [
    diagnostic('react-not-installed', {
      at: { file, line, column },
      message: `${what} runs in the browser${more}, which needs React, and React is not installed. The page shows what it starts with, and nothing happens on a click.`,
      hint: 'Run `npm install react react-dom @astrojs/react` where Waymark is installed.',
    }),
  ];
}
