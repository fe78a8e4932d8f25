/** Where questions of a site are answered; `_waymark/assistant.json` says it. */
export interface Connection {
  /** Address of the assistant, without an operation: `…/v1/assistant/docs`. */
  readonly endpoint: string;
  /** A publishable key. */
  readonly key: string;
  /** Whether a language model writes the answers; unknown of a server elsewhere. */
  readonly hasModel?: boolean;
}

/** @throws when the file is not there or says nothing of the kind */
export async function loadConnection(url: string): Promise<Connection> {
  const response = await fetch(url, { cache: 'no-cache' });
  const { endpoint, hasModel, key }: Record<string, unknown> = await response.json();
  if (!response.ok || typeof endpoint !== 'string' || typeof key !== 'string') {
    throw new Error(`${url} does not say where the assistant is.`);
  }
  return {
    endpoint: new URL(endpoint, response.url).href.replace(/\/$/, ''),
    key,
    ...(typeof hasModel === 'boolean' && { hasModel }),
  };
}
