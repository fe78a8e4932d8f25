import { z } from 'zod';
import { section } from './section.ts';

/** `errors`: the page for unknown addresses. */
export const errors = section({
  '404': section({
    /** Leads unknown addresses to the home page; false by default, which tells readers what is wrong. */
    redirect: z.boolean().default(false),
    /** Heading of the page. */
    title: z.string().optional(),
    /** Text of the page: Markdown. */
    description: z.string().optional(),
  }).prefault({}),
}).prefault({});
