import { z } from 'zod';
import type { OwnModule } from '../own-modules.ts';

const groups = z.array(z.string());

const jwtSchema = z
  .strictObject({
    /** Public key of the owner's site (PEM), the address of its keys (JWKS), or a secret of both. */
    publicKey: z.string().optional(),
    jwks: z.url({ protocol: /^https?$/ }).optional(),
    secret: z.string().min(32).optional(),
    /** Algorithm of `publicKey`; those of the other two are known. */
    algorithm: z.string().default('RS256'),
    /** What `iss` and `aud` of a token must be; without them, whatever the key signs is believed. */
    issuer: z.string().optional(),
    audience: z.string().optional(),
    groupsClaim: z.string().default('groups'),
    /** Where readers sign in who have no token; `return` is added to it. */
    signIn: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine(
    ({ jwks, publicKey, secret }) =>
      [jwks, publicKey, secret].filter((key) => key !== undefined).length === 1,
    'Give one of `publicKey`, `jwks` and `secret`.',
  );

const openidSchema = z.strictObject({
  /** Address of the provider, below which `/.well-known/openid-configuration` is. */
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string(),
  clientSecret: z.string().min(1).optional(),
  /** Origin of the docs as the provider knows it. */
  origin: z.url({ protocol: /^https?$/ }),
  scope: z.string().default('openid'),
  groupsClaim: z.string().default('groups'),
  /** Text of the button. */
  label: z.string().default('Sign in'),
});

/** Who may sign in, and how: the default export of the module that `--auth` names. */
export const authSchema = z
  .strictObject({
    /** Passwords that many readers may share, each with the groups that it gives. */
    passwords: z
      .array(z.strictObject({ password: z.string().min(8), groups: groups.default([]) }))
      .min(1)
      .optional(),
    jwt: jwtSchema.optional(),
    openid: openidSchema.optional(),
    /** Groups of the readers whom sites are built for; by default all that differ. */
    audiences: z.array(groups).optional(),
    /** Hours after which a reader has to sign in again. */
    sessionHours: z.number().positive().max(8760).default(12),
  })
  .refine(
    ({ jwt, openid, passwords }) => jwt ?? openid ?? passwords,
    'Give `passwords`, `jwt` or `openid`.',
  );

/** Settings of sign-in that were checked. */
export type AuthSettings = z.output<typeof authSchema>;
/** Settings of sign-in as an owner writes them. */
export type WrittenAuthSettings = z.input<typeof authSchema>;

/**
 * Loads who may sign in.
 *
 * @throws with a sentence for the owner when the module is not as it should be
 */
export async function loadAuth({ load, name }: OwnModule): Promise<AuthSettings> {
  const parsed = authSchema.safeParse((await load())['default']);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${name} must export settings of sign-in by default:\n${z.prettifyError(parsed.error)}`,
  );
}

/**
 * The readers whom a module wants sites to be built for. Secrets may be absent where a site is built.
 *
 * @throws with a sentence for the owner when they cannot be read
 */
export async function declaredAudiences({
  load,
  name,
}: OwnModule): Promise<readonly { readonly groups: readonly string[] }[] | undefined> {
  const schema = z.looseObject({ audiences: z.array(groups).optional() });
  const parsed = schema.safeParse((await load())['default']);
  if (!parsed.success) throw new Error(`${name} must export settings of sign-in by default.`);
  return parsed.data.audiences?.map((names) => ({ groups: names }));
}
