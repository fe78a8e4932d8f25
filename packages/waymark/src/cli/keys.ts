import { createKey, listKeys, revokeKey } from '@waymark/assistant';
import { assistantStore } from './assistant-store.ts';
import { CommandFailure } from './failure.ts';

interface CreateSettings {
  readonly domain: string;
  readonly organization?: string;
  readonly publishable?: boolean;
  readonly origin?: readonly string[];
  readonly expires?: string;
  readonly json?: boolean;
}

/** `waymark keys create`: makes a key and shows it, this once. */
export async function createAssistantKey(dir: string, settings: CreateSettings): Promise<void> {
  const { expires, json, organization, origin, publishable } = settings;
  const domain = settings.domain.toLowerCase();
  const expiresAt = expires === undefined ? undefined : Date.parse(expires);
  if (Number.isNaN(expiresAt)) {
    throw new CommandFailure(`"${expires}" is no date. Write one such as 2030-01-31.`);
  }
  const store = await assistantStore(dir);
  try {
    const { key, record } = await createKey(store, {
      kind: publishable ? 'publishable' : 'secret',
      organization: organization ?? domain,
      domains: [domain],
      ...(origin ? { origins: origin } : {}),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    });
    const { createdAt, domains, id, kind } = record;
    const shown = { id, key, kind, organization: record.organization, domains, createdAt };
    console.log(
      json
        ? JSON.stringify(shown, null, 2)
        : `${key}\n\nKeep it: it is not shown again. Its id is ${id}.`,
    );
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
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
      for (const { domains, hint, id, kind, status } of keys)
        console.log(`${id}  ${status}  ${kind}  ${hint}  ${domains.join(', ')}`);
  } finally {
    await store.close();
  }
}

/** `waymark keys revoke <id>`: the key is refused from now on. */
export async function revokeAssistantKey(
  dir: string,
  id: string,
  { json }: { json?: boolean },
): Promise<void> {
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
