import { z } from 'zod';
import type { Problem } from './problem.ts';

/**
 * An object of the format. Keys that it does not have are reported one by one, each with those that
 * it has, and left out; the known ones are checked whatever else is wrong.
 */
export function section<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  const known = Object.keys(shape);
  const unknownKey = z.any().superRefine((_value, context) => {
    const problem: Problem = { code: 'config-unknown-key', message: '', atKey: true };
    context.addIssue({ code: 'custom', params: { problem, known } });
  });
  // The rest schema refuses every value, so no unknown key is ever part of the output.
  return z.object(shape).catchall(unknownKey) as unknown as z.ZodObject<Shape>;
}

/** The keys that the object has of which an unknown one was reported. */
export function knownKeys(params: Record<string, unknown> | undefined): readonly string[] {
  const known = params?.['known'];
  return Array.isArray(known) ? known.map(String) : [];
}
