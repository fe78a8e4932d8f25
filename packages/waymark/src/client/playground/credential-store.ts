/**
 * Credentials that the reader has typed, for as long as the page is open: they are kept in memory
 * only, apart for each server, and never in storage or in a URL.
 */
const remembered = new Map<string, string>();

/** A credential that this tab was given for a server. */
export function rememberedCredential(server: string, field: string): string | undefined {
  return remembered.get(key(server, field));
}

/** Keeps a credential until the tab is closed. */
export function rememberCredential(server: string, field: string, value: string): void {
  if (value === '') remembered.delete(key(server, field));
  else remembered.set(key(server, field), value);
}

/** Drops all credentials. */
export function forgetCredentials(): void {
  remembered.clear();
}

function key(server: string, field: string): string {
  return `${server}\n${field}`;
}
