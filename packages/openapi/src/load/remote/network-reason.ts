/** Why a connection came to nothing, as the end of a sentence. */
export function networkReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the name of the server is not known';
  if (code === 'ECONNREFUSED') return 'the server refused the connection';
  const detail = error instanceof Error && error.message !== '' ? error.message : code;
  return `the connection failed (${detail || 'no reason given'})`;
}
