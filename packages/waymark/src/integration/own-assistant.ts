import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnAssistantOptions } from '../assistant-options.ts';
import type { ModelModule } from '../server/load-model.ts';

/** The assistant on the site's own server, as the project has it. */
export interface OwnAssistant {
  readonly domain: string;
  readonly organization: string;
  readonly trustedProxies: number | { readonly header: string };
  readonly model: (ModelModule & { readonly file: string }) | undefined;
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
  const { domainId } = await import('../server/server-settings.ts');
  const domain = domainId(options.domain);
  const { model, organization = domain, trustedProxies } = options;
  return {
    domain,
    organization,
    trustedProxies,
    model: model === undefined ? undefined : modelModule(model, root),
  };
}

function modelModule(name: string, root: string) {
  const file = path.resolve(root, name);
  if (!existsSync(file)) {
    throw new Error(`\`assistant.model\` is "${name}", and there is no such file in the project.`);
  }
  return { name, file, load: () => import(pathToFileURL(file).href) };
}
