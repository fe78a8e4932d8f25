import { AstroError } from 'astro/errors';

/**
 * An error about what a user wrote, as Astro shows it.
 *
 * @param hint what to do about it
 */
export function userError(message: string, hint: string): AstroError {
  // Where Waymark threw helps nobody.
  return Object.assign(new AstroError(message, hint), { stack: '' });
}
