import { encodedUrl } from '../page/href.ts';

/** Line breaks and other characters that no address has, and that end a line of a host's rules. */
const control = /\p{Cc}/u;

/** Whether a text has characters that no address has. */
export function hasControls(text: string): boolean {
  return control.test(text);
}

/** Whether the host of an address has letters, digits, dots and hyphens only, or is a number. */
export function isWebHost(host: string): boolean {
  return /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])$/.test(host);
}

/**
 * The address of another site as browsers read it (URL Standard, "URL parsing"), or nothing where
 * they read none (`isWebHost`).
 */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  return url && isWebHost(url.hostname) ? encodedUrl(url.href) : undefined;
}
