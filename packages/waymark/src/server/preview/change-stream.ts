import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ChangeKind } from './change-kind.ts';

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
  tell(kind: ChangeKind): void;
}

/** A stream of the changes of docs from now on. */
export function createChangeStream(): ChangeStream {
  const server = randomUUID();
  const open = new Set<ServerResponse>();
  const kinds: ChangeKind[] = [];
  const state = () => `${server}.${kinds.length}`;
  const since = (shown: string | undefined): ChangeKind => {
    const [of, count] = shown?.split('.') ?? [];
    const isKnown = of === server && kinds.slice(Number(count)).every((kind) => kind === 'html');
    return isKnown ? 'html' : 'named-files';
  };
  return {
    state,
    add(response, shown) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 300\n\n');
      if (shown !== state()) response.write(eventOf(since(shown)));
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    tell(kind) {
      kinds.push(kind);
      for (const response of open) response.write(eventOf(kind));
    },
  };
}

function eventOf(kind: ChangeKind): string {
  return `event: change\ndata: ${kind}\n\n`;
}
