import path from 'node:path';
import { type Diagnostic, diagnostic } from '@waymark/core';
import type { AstroConfig } from 'astro';
import { astroConfigOf } from '../../project/options/astro-config-file.ts';
import { mcpPath } from '../../project/paths/site-paths.ts';
import type { Project } from '../../project/project.ts';
import { mcpPage } from '../../project/server-attributes.ts';
import { messagePath, type OwnAssistant } from './own-assistant.ts';

/** What stands in the way of the assistant on the site's own server. */
export function assistantDiagnostics(
  project: Project,
  assistant: OwnAssistant,
  config: Pick<AstroConfig, 'adapter' | 'security'>,
): Diagnostic[] {
  const at = { file: configFile(project.settings), line: 1, column: 1 };
  const { base, trailingSlash } = project.settings.urls;
  const page = mcpPage(project);
  return [
    ...(config.adapter
      ? []
      : [
          diagnostic('assistant-adapter-missing', {
            at,
            message:
              'The assistant needs a server, and the project has no adapter, so the site is built without it.',
            hint: 'Run `npx astro add node`, or build the docs folder with `waymark build --server`.',
          }),
        ]),
    ...(trailingSlash === 'always'
      ? [
          diagnostic('assistant-slash-urls', {
            at,
            message: `With \`trailingSlash: 'always'\`, Astro redirects requests without a slash at the end, which loses what they say.`,
            hint: `Clients must send questions to ${messagePath(assistant, project.settings.urls)} and use MCP at ${base}${mcpPath}/.`,
          }),
        ]
      : []),
    ...((config.security?.allowedDomains ?? []).length > 0 && assistant.trustedProxies === 0
      ? [
          diagnostic('assistant-client-address', {
            at,
            message:
              'With `security.allowedDomains`, Astro believes the address that a request claims to come from, and the limits of the assistant count by address.',
            hint: 'Set `assistant.trustedProxies` to the number of proxies between readers and the server.',
          }),
        ]
      : []),
    ...(page
      ? [
          diagnostic('mcp-path-taken', {
            at: { file: page.file, line: 1, column: 1 },
            message: `This page is at ${base}${mcpPath}, so the server of the site does not answer MCP clients there.`,
            hint: 'Give the page another path, and add a redirect from the old one.',
          }),
        ]
      : []),
  ];
}

/** What keeps readers from signing in to docs of an Astro project. */
export function authDiagnostics(
  { settings }: Pick<Project, 'settings'>,
  config: Pick<AstroConfig, 'adapter' | 'security'>,
): Diagnostic[] {
  const at = { file: configFile(settings), line: 1, column: 1 };
  if (!config.adapter) {
    return [
      diagnostic('auth-adapter-missing', {
        at,
        message:
          'Readers need a server to sign in to, and the project has no adapter, so what is only for some of them is left out.',
        hint: 'Run `npx astro add node`, or build the docs folder with `waymark build --server`.',
      }),
    ];
  }
  const isHostKnown = (config.security?.allowedDomains ?? []).length > 0;
  return [
    ...(settings.urls.trailingSlash === 'always'
      ? [
          diagnostic('auth-slash-urls', {
            at,
            message: `With \`trailingSlash: 'always'\`, Astro answers no path without a slash at its end, so the styles and scripts of docs whose readers sign in are missing, and nobody can sign in.`,
            hint: "Set `trailingSlash: 'ignore'`, or build the docs folder with `waymark build --server`.",
          }),
        ]
      : []),
    ...(isHostKnown
      ? []
      : [
          diagnostic('auth-allowed-domains', {
            at,
            message:
              'Astro takes every form for one of another site while it does not know the host of this one, so nobody can sign in with a password.',
            hint: "Add `security: { allowedDomains: [{ hostname: 'docs.example.com' }] }` with the host of the site.",
          }),
        ]),
  ];
}

function configFile({ docsFolder, root }: Project['settings']): string {
  const name = astroConfigOf(root) ?? 'astro.config.mjs';
  return path.relative(docsFolder, path.join(root, name)).replaceAll(path.sep, '/');
}
