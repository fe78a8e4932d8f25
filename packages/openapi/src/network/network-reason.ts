/** Why a connection came to nothing, as the end of a sentence. */
export function networkReason(error: unknown): string {
  const known = knownReason(error);
  if (known !== undefined) return known;
  const detail = error instanceof Error && error.message !== '' ? error.message : codeOf(error);
  return `the connection failed (${detail || 'no reason given'})`;
}

/** The same for readers, who are not to learn at which address a server is. */
export function publicNetworkReason(error: unknown): string {
  return knownReason(error) ?? 'the connection failed';
}

function knownReason(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the name of the server is not known';
  if (code === 'ECONNREFUSED') return 'the server refused the connection';
  return undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
