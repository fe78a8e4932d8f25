import { createKey, listKeys, revokeKey } from '@waymark/assistant';
import { CommandFailure, failCommand } from '../project/findings/command-failure.ts';
import { domainId } from '../server/server-settings.ts';
import { assistantStore, assistantStorePlace } from './asking/assistant-store.ts';

interface CreateSettings {
  readonly domain?: string;
  readonly organization?: string;
  readonly publishable?: boolean;
  readonly origin?: readonly string[];
  readonly expires?: string;
  readonly json?: boolean;
}

/**
 * `waymark keys create`: makes a key for a site, or for all of an organization, and shows it, this
 * once.
 */
export async function createAssistantKey(dir: string, settings: CreateSettings): Promise<void> {
  const { expires, json, organization, origin, publishable } = settings;
  const domain = settings.domain === undefined ? undefined : domainId(settings.domain);
  const owner = organization ?? domain;
  if (owner === undefined) {
    throw new CommandFailure(
      'Say what the key opens: `--domain <id>` for one site, or `--organization <id>` for all of one.',
    );
  }
  const expiresAt = expires === undefined ? undefined : Date.parse(expires);
  if (Number.isNaN(expiresAt)) {
    throw new CommandFailure(`"${expires}" is no date. Write one such as 2030-01-31.`);
  }
  const store = await assistantStore(dir);
  try {
    const { key, record } = await createKey(store, {
      kind: publishable ? 'publishable' : 'secret',
      organization: owner,
      domains: domain === undefined ? [] : [domain],
      ...(origin ? { origins: origin } : {}),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    });
    const { createdAt, domains, id, kind } = record;
    const shown = { id, key, kind, organization: record.organization, domains, createdAt };
    // Alone, so that a script can take it: `KEY=$(waymark keys create …)`.
    console.log(json ? JSON.stringify(shown, null, 2) : key);
    if (!json) console.error(`Keep it: it is not shown again. Its id is ${id}.`);
    console.error(`Servers know it that have their data in ${await assistantStorePlace(dir)}.`);
  } catch (error) {
    failCommand(error);
  } finally {
    await store.close();
  }
}

/** `waymark keys list`: the keys without their secrets. */
export async function listAssistantKeys(
  dir: string,
  { domain, json, organization }: { domain?: string; organization?: string; json?: boolean },
): Promise<void> {
  const store = await assistantStore(dir);
  try {
    const keys = await listKeys(store, {
      ...(domain === undefined ? {} : { domain: domain.toLowerCase() }),
      ...(organization === undefined ? {} : { organization }),
    });
    if (json) console.log(JSON.stringify({ keys }, null, 2));
    else if (keys.length === 0) console.log('There are no keys.');
    else
      for (const { domains, hint, id, kind, organization, status } of keys)
        console.log(`${id}  ${status}  ${kind}  ${hint}  ${sitesOf(domains, organization)}`);
  } finally {
    await store.close();
  }
}

function sitesOf(domains: readonly string[], organization: string): string {
  return domains.length === 0 ? `all of ${organization}` : domains.join(', ');
}

/** `waymark keys revoke [dir] <id>`: the key is refused from now on. */
export async function revokeAssistantKey(
  words: readonly string[],
  { json }: { json?: boolean },
): Promise<void> {
  const [first, second] = words;
  if (first === undefined || words.length > 2) {
    throw new CommandFailure('Name the key: `waymark keys revoke docs key_…`.');
  }
  const [dir, id] = second === undefined ? ['.', first] : [first, second];
  const store = await assistantStore(dir);
  try {
    if (!(await revokeKey(store, id))) {
      throw new CommandFailure(`There is no key ${id}. \`waymark keys list ${dir}\` shows them.`);
    }
    console.log(json ? JSON.stringify({ id, revoked: true }) : `The key ${id} is revoked.`);
  } finally {
    await store.close();
  }
}
