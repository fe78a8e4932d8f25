import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UrlPolicy } from '@waymark/core';
import {
  type OwnAssistantOptions,
  ownAssistant as ownAssistantSchema,
} from '../../project/options/assistant-options.ts';
import type { OwnFile } from './answering.ts';
import type { OwnModule } from './own-modules.ts';

/** The assistant on the site's own server, as the project has it. */
export interface OwnAssistant {
  readonly domain: string;
  readonly organization: string;
  readonly trustedProxies: number | { readonly header: string };
  readonly model: (OwnModule & OwnFile) | undefined;
  readonly settings: (OwnModule & OwnFile) | undefined;
}

/** The assistant of a server whose owner has said nothing of it: answers quote the docs. */
export function usualAssistant(domain: string): OwnAssistantOptions {
  return { kind: 'own', ...ownAssistantSchema.parse({ domain }) };
}

/**
 * The assistant of a project's options.
 *
 * @throws with a sentence for the user when an option cannot be used
 */
export async function ownAssistant(
  options: OwnAssistantOptions,
  root: string,
): Promise<OwnAssistant> {
  // Loaded late: most projects have no server.
  const { domainId } = await import('../server-settings.ts');
  const domain = domainId(options.domain);
  const { organization = domain, trustedProxies } = options;
  return {
    domain,
    organization,
    trustedProxies,
    model: ownModule('model', options, root),
    settings: ownModule('settings', options, root),
  };
}

/** Where programs ask it, as it is told to the owner of the site. */
export function messagePath(
  { domain }: Pick<OwnAssistant, 'domain'>,
  { base, trailingSlash }: UrlPolicy,
): string {
  return `${base}/v1/assistant/${domain}/message${trailingSlash === 'always' ? '/' : ''}`;
}

function ownModule(option: 'model' | 'settings', options: OwnAssistantOptions, root: string) {
  const name = options[option];
  if (name === undefined) return undefined;
  const file = path.resolve(root, name);
  if (!existsSync(file)) {
    throw new Error(
      `\`assistant.${option}\` is "${name}", and there is no such file in the project.`,
    );
  }
  return { name, file, load: () => import(pathToFileURL(file).href) };
}
