import { z } from 'zod';
import { isSecretKey } from './secret-key.ts';

/** The address of an assistant, with or without the operation at its end. */
const address = z
  .string()
  .transform((url) => url.replace(/(?:\/message)?\/?$/, ''))
  .refine((url) => /^(?:https?:\/\/[^/?#]+)?\/(?:[^?#]+\/)?v1\/assistant\/[^/?#]+$/.test(url), {
    message: 'The address of an assistant is "https://host/v1/assistant/domain".',
  });

const key = z
  .string()
  .min(1)
  .refine((text) => !isSecretKey(text), {
    message:
      'This key is secret, and everybody could read it: create one with `waymark keys create --publishable`.',
  });

/**
 * Checks the address and key of an assistant elsewhere. An operation at the end of the address is
 * taken off, and a key that is secret is refused.
 */
export const remoteAssistantSchema = z.strictObject({ url: address, key });

/** An assistant elsewhere, which answers questions about the site. */
export interface RemoteAssistant {
  /** Without an operation: `https://ask.acme.dev/v1/assistant/docs`. */
  readonly url: string;
  readonly key: string;
}
