/** How the assistant of a site is asked. */
export interface Connection {
  /** Where an operation of the assistant is: `…/v1/assistant/docs/message`. */
  readonly addressOf: (operation: 'message' | 'feedback') => string;
  /** A publishable key. */
  readonly key: string;
  /** Whether a language model writes the answers; unknown of a server elsewhere. */
  readonly hasModel?: boolean;
}

/**
 * @param assistant its address, without an operation
 * @param endsWithSlash some servers redirect what does not, and lose what was sent
 */
export function connectionTo(assistant: URL, key: string, endsWithSlash = false): Connection {
  const address = assistant.href.replace(/\/$/, '');
  const end = endsWithSlash ? '/' : '';
  return { addressOf: (operation) => `${address}/${operation}${end}`, key };
}

/**
 * Reads where questions of a site are answered: its `_waymark/assistant.json` says it.
 *
 * @throws when the file is not there or says nothing of the kind
 */
export async function loadConnection(url: string): Promise<Connection> {
  const response = await fetch(url, { cache: 'no-cache' });
  const { endpoint, hasModel, key, trailingSlash }: Record<string, unknown> = await response.json();
  if (!response.ok || typeof endpoint !== 'string' || typeof key !== 'string') {
    throw new Error(`${url} does not say where the assistant is.`);
  }
  return {
    ...connectionTo(new URL(endpoint, response.url), key, trailingSlash === true),
    ...(typeof hasModel === 'boolean' && { hasModel }),
  };
}
