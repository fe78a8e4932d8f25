import type { AssistantEvent } from '@waymark/assistant';
import { z } from 'zod';

const limit = z.union([z.int().nonnegative(), z.literal(false)]);

/** What a module of the owner may set of the assistant; see `AssistantOptions` for each. */
export const settingsSchema = z.strictObject({
  /** What may be asked, by key, organization and address; `false` is without limit. */
  limits: z
    .strictObject({
      /** 10,000 by default. */
      usesPerKeyAndMonth: limit,
      /** Of one publishable key, so that no address uses it up for all; 2,000 by default. */
      usesPerAddressAndMonth: limit,
      /** 10,000 by default. */
      requestsPerOrganizationAndHour: limit,
      /** 10,000 by default. */
      requestsPerAddressAndDay: limit,
      /** Networks that are not counted by address: `10.0.0.0/8`; none by default. */
      exemptAddresses: z.array(z.string()),
    })
    .partial()
    .optional(),
  /** Answers that are made at the same time. */
  concurrency: z
    .strictObject({
      /** 50 by default. */
      perProcess: limit,
      /** 40 by default. */
      perKey: limit,
      /**
       * Of one `fp` of a secret key, but for `anonymous`, which is not counted, or one address with a
       * publishable key; 5 by default.
       */
      perReader: limit,
    })
    .partial()
    .optional(),
  /** Tokens that the model may use in a calendar month; no cap by default. */
  tokensPerMonth: limit.optional(),
  /** Tokens, about, of one question with its sources, and of one answer. */
  tokens: z
    .strictObject({
      /** 8,000 by default. */
      input: z.int().positive(),
      /** 800 by default. */
      output: z.int().positive(),
    })
    .partial()
    .optional(),
  /** Milliseconds that the model may take; its reasoning counts as a sign of life. */
  timeouts: z
    .strictObject({
      /** Until its first piece; 30,000 by default. */
      first: z.int().positive(),
      /** Between two pieces; 30,000 by default. */
      gap: z.int().positive(),
      /** For the whole answer; 120,000 by default. */
      total: z.int().positive(),
    })
    .partial()
    .optional(),
  /** How long conversations are kept: `retentionDays: 0` keeps nothing. */
  threads: z
    .strictObject({
      /** Days after the last message; 30 by default. */
      retentionDays: z.number().nonnegative(),
      /**
       * A thread is continued only with its own key, which the first answer has in the header
       * `X-Thread-Key` and the next questions send back as `threadKey`.
       */
      requireKey: z.boolean(),
    })
    .partial()
    .optional(),
  /** When the model cannot be used: an error (by default), or quotes. */
  fallback: z.enum(['error', 'extractive']).optional(),
  /** Origins that may ask from a browser; any by default, since keys have their own. */
  origins: z.union([z.literal('*'), z.array(z.string())]).optional(),
  /** Origins or addresses that answers may link to besides the site. */
  allowedLinks: z.array(z.string()).optional(),
  /** Rules of the owner for the model; never sent to readers. */
  instructions: z.string().optional(),
  /** Takes what happened, with the texts: for the owner's analytics. */
  onEvent: z
    .custom<(event: AssistantEvent) => unknown>((value) => typeof value === 'function', {
      error: 'Invalid input: expected a function',
    })
    .optional(),
});

/** Settings of the assistant as the owner's module exports them. */
export type AssistantSettings = z.output<typeof settingsSchema>;
