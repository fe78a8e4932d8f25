import type { AssistantStore } from '../store/assistant-store.ts';

/** Ends a key at once, on all servers of the store; gives false when there is no such key. */
export function revokeKey(
  store: AssistantStore,
  id: string,
  clock: () => number = Date.now,
): Promise<boolean> {
  return store.keys.revoke(id, clock());
}
