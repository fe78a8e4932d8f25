import { z } from 'zod';
import { type RemoteAssistant, remoteAssistantSchema } from './remote-assistant.ts';

/** The assistant on the site's own server. */
export const ownAssistant = z.strictObject({
  /** Identifier of the site in the path of the assistant. */
  domain: z.string().default('docs'),
  /** Whose keys open it; the domain by default. */
  organization: z.string().min(1).optional(),
  /**
   * Module that exports a model of the AI SDK, as a path from the project's root. By default the
   * model that the environment of the server names, and without one answers quote the docs.
   */
  model: z.string().optional(),
  /** Module that exports `AssistantSettings` by default, as a path from the project's root. */
  settings: z.string().optional(),
  /**
   * How many proxies stand between readers and the server, or the header in which the platform
   * gives the address of the reader.
   */
  trustedProxies: z
    .union([
      z.int().nonnegative(),
      z.strictObject({
        /** Name of that header. */
        header: z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header'),
      }),
    ])
    .default(0),
});

/** What `assistant` of the integration may be; one with an address is an assistant elsewhere. */
export type AssistantInput =
  | boolean
  | z.input<typeof ownAssistant>
  | z.input<typeof remoteAssistantSchema>;

/** On the site's own server. */
export type OwnAssistantOptions = { readonly kind: 'own' } & Readonly<
  z.output<typeof ownAssistant>
>;

/** Where questions about the site are answered. */
export type AssistantOptions =
  | OwnAssistantOptions
  | ({ readonly kind: 'remote' } & RemoteAssistant);

/** `assistant` of the integration; undefined for a site without one. */
export const assistantSchema = z
  .custom<AssistantInput>()
  .optional()
  .transform((written, context): AssistantOptions | undefined => {
    if (written === undefined || written === false) return undefined;
    const result = readAssistant(written === true ? {} : written);
    if (result.success) return result.data;
    for (const { message, path } of result.error.issues) {
      context.addIssue({ code: 'custom', message, path });
    }
    return z.NEVER;
  });

const own = ownAssistant.transform((options) => ({ kind: 'own' as const, ...options }));
const remote = remoteAssistantSchema.transform((site) => ({ kind: 'remote' as const, ...site }));

/** One that has an address is elsewhere. */
function readAssistant(written: unknown) {
  const isRemote = Object.hasOwn(Object(written), 'url') || Object.hasOwn(Object(written), 'key');
  return (isRemote ? remote : own).safeParse(written);
}
