/**
 * The values of the cookies of a name in the header of a request. Sites below one another have one
 * each, and a browser sends those of the outer ones too.
 */
export function cookiesOf(header: string | null | undefined, name: string): readonly string[] {
  return (header ?? '').split(';').flatMap((part) => {
    const [key = '', ...value] = part.split('=');
    return key.trim() === name ? [value.join('=').trim()] : [];
  });
}

/** What a cookie of a site is set with. */
export interface CookiePlace {
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  /** Readers reach the site by https. */
  readonly isSecure: boolean;
}

/**
 * A `Set-Cookie` header: no script can read it, and no other site can have it sent with a request
 * that changes something.
 *
 * @param seconds that it lasts; 0 removes it
 */
export function setCookie(
  name: string,
  value: string,
  seconds: number,
  { base, isSecure }: CookiePlace,
): string {
  const attributes = [
    // Also where the address of the home page has no slash at its end.
    `Path=${base || '/'}`,
    `Max-Age=${Math.round(seconds)}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [`${name}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
}
