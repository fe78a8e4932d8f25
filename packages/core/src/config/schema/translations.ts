import { z } from 'zod';
import { section } from './section.ts';

/** `translations`: what becomes of pages in languages other than the default one. */
export const translations = section({
  /** Serves a page that a language lacks as that of the default language. */
  fallback: z.boolean().default(false),
  /**
   * Compares by the history of Git whether a page has changed after its translation: `check` tells
   * of it, `notice` shows it on the page too.
   */
  outdated: z.enum(['off', 'check', 'notice']).default('off'),
  /** Offers readers the page in a language of their browser. */
  offer: z.boolean().default(false),
}).prefault({});
