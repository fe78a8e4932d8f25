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
    /** Which of them. */
    service: z.literal('algolia'),
    /** Of Algolia: the id of the application. */
    appId: z.string().regex(/^\w+$/, 'The id of an application has letters and digits alone.'),
    /** A key that may only search: everybody can read it. */
    apiKey: name,
    /** Of Algolia: name of the index. */
    index: name,
    /** In place of the hosts of the application: a proxy. */
    url: origin.optional(),
  }),
  z.strictObject({
    service: z.literal('typesense'),
    url: origin,
    apiKey: name,
    /** Of Typesense: name of the collection; `url` is that of the server. */
    collection: name,
  }),
]) satisfies z.ZodType<SearchService>;
