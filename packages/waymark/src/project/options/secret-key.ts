/** Whether a key may not stand in a page; its beginning tells it (`wmsk_live_…`). */
export function isSecretKey(key: string): boolean {
  return /^[a-z0-9]*sk_/.test(key);
}
