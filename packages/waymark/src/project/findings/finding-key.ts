import type { Diagnostic } from '@waymark/core';

/**
 * What makes two findings the same one: without lines, which move with each edit of a file. Some messages
 * name another line of the file, which moves as well.
 */
export function findingKey({
  code,
  file,
  message,
}: Pick<Diagnostic, 'file' | 'message'> & { readonly code: string }): string {
  return JSON.stringify([
    code,
    file,
    message.replaceAll(/\blines? \d+(?:(?:, | and )\d+)*/g, 'line'),
  ]);
}
