/** Where questions of a site are answered; `_waymark/assistant.json` says it. */
export interface Connection {
  /** Where an operation of the assistant is: `…/v1/assistant/docs/message`. */
  readonly addressOf: (operation: 'message' | 'feedback') => string;
  /** A publishable key. */
  readonly key: string;
  /** Whether a language model writes the answers; unknown of a server elsewhere. */
  readonly hasModel?: boolean;
}

/** @throws when the file is not there or says nothing of the kind */
export async function loadConnection(url: string): Promise<Connection> {
  const response = await fetch(url, { cache: 'no-cache' });
  const { endpoint, hasModel, key, trailingSlash }: Record<string, unknown> = await response.json();
  if (!response.ok || typeof endpoint !== 'string' || typeof key !== 'string') {
    throw new Error(`${url} does not say where the assistant is.`);
  }
  const assistant = new URL(endpoint, response.url).href.replace(/\/$/, '');
  // Some servers redirect what does not end with one, and lose what was sent.
  const end = trailingSlash === true ? '/' : '';
  return {
    addressOf: (operation) => `${assistant}/${operation}${end}`,
    key,
    ...(typeof hasModel === 'boolean' && { hasModel }),
  };
}
