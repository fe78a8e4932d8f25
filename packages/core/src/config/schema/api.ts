import { z } from 'zod';
import { section } from './section.ts';
import { requiredText } from './text.ts';

const description = section({
  source: requiredText,
  directory: z.string().optional(),
  overlays: z.array(requiredText).optional(),
});

const channels = section({ source: requiredText, directory: z.string().optional() });

const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.union([requiredText, z.array(z.union([requiredText, entry])), entry]);

const playground = section({
  display: z.enum(['interactive', 'simple', 'none', 'auth']).default('interactive'),
  proxy: z.boolean().default(true),
  credentials: z.boolean().default(false),
});

const examples = section({
  /** Order of generated samples. */
  languages: z.array(z.string()).optional(),
  /** Parameters in samples. */
  defaults: z.enum(['required', 'all']).default('all'),
  prefill: z.boolean().default(false),
  autogenerate: z.boolean().default(true),
});

const mdx = section({
  /** Base addresses of hand-written endpoint pages. */
  server: z.union([requiredText, z.array(requiredText)]).optional(),
  auth: section({
    method: z.enum(['bearer', 'basic', 'key', 'cobo']).optional(),
    name: z.string().optional(),
  }).optional(),
});

/** `api`: endpoint pages. Registers descriptions; makes no pages by itself. */
export const api = section({
  openapi: listOf(description).optional(),
  asyncapi: listOf(channels).optional(),
  params: section({
    expanded: z.enum(['all', 'closed']).default('closed'),
    post: z.array(z.string()).optional(),
  }).optional(),
  playground: playground.optional(),
  examples: examples.optional(),
  url: z.enum(['full']).optional(),
  mdx: mdx.optional(),
}).prefault({});
