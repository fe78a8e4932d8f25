import type { SearchService } from '@waymark/search/services';
import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'The address is "https://search.acme.dev".' })
  .transform((url) => url.replace(/\/+$/, ''));
const name = z.string().min(1);

/**
 * Checks who searches the site in place of its own index. All of it stands in pages: `apiKey` is a
 * key that may only search, and the key that writes is in the environment of `waymark search push`.
 */
export const searchServiceSchema = z.discriminatedUnion('service', [
  z.strictObject({
    service: z.literal('algolia'),
    appId: z.string().regex(/^\w+$/, 'The id of an application has letters and digits alone.'),
    apiKey: name,
    index: name,
    /** In place of the hosts of the application: a proxy. */
    url: origin.optional(),
  }),
  z.strictObject({ service: z.literal('typesense'), url: origin, apiKey: name, collection: name }),
]) satisfies z.ZodType<SearchService>;
