import { z } from 'zod';

/**
 * A text as every store can keep it: PostgreSQL takes neither halves of characters nor NUL, and
 * nobody can read them. Each becomes the replacement character.
 */
export function plain(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/** A text of a request, made plain. */
export const plainText = z.string().overwrite(plain);
