import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** Tells the pages of a preview that are open of changes, as server-sent events. */
export interface ChangeStream {
  /** Names the state that docs are in now; no other one, of this server or another, has the name. */
  state(): string;
  /**
   * Keeps the connection of a page that wants to hear of changes.
   *
   * @param shown state that it shows; another one than the present is told of at once
   */
  add(response: ServerResponse, shown: string | undefined): void;
  /** Tells all of them that the docs are in another state. */
  tell(): void;
}

const changeEvent = 'event: change\ndata:\n\n';

/** A stream of the changes of docs from now on. */
export function createChangeStream(): ChangeStream {
  const server = randomUUID();
  const open = new Set<ServerResponse>();
  let count = 0;
  const state = () => `${server}.${count}`;
  return {
    state,
    add(response, shown) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 300\n\n');
      if (shown !== state()) response.write(changeEvent);
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    tell() {
      count += 1;
      for (const response of open) response.write(changeEvent);
    },
  };
}
