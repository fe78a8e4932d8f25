import type { DocsAuth, Reader } from '@waymark/core';
import { z } from 'zod';
import type { OwnModule } from '../assistant/own-modules.ts';

const groups = z.array(z.string());

const jwtSchema = z
  .strictObject({
    /** Public key of the owner's site, as PEM. One of the three is needed. */
    publicKey: z.string().optional(),
    /** Address of its keys (JWKS). */
    jwks: z.url({ protocol: /^https?$/ }).optional(),
    /** Secret of 32 letters or more that site and docs share. */
    secret: z.string().min(32).optional(),
    /** Algorithm of `publicKey`; those of the other two are known. */
    algorithm: z.string().default('RS256'),
    /** What `iss` of a token must be; without it and `audience`, whatever the key signs is believed. */
    issuer: z.string().optional(),
    /** What `aud` of a token must be. */
    audience: z.string().optional(),
    /** Claim that names the groups of the reader. */
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
  /** Identifier of the docs at the provider. */
  clientId: z.string(),
  /** Secret of the docs there, if it gave one. */
  clientSecret: z.string().min(1).optional(),
  /** Origin of the docs as the provider knows it. */
  origin: z.url({ protocol: /^https?$/ }),
  /** Scopes that are asked for. */
  scope: z.string().default('openid'),
  /** Claim of the ID token that names the groups of the reader. */
  groupsClaim: z.string().default('groups'),
  /** Text of the button, where it is not the usual one. */
  label: z.string().optional(),
});

/** Who may sign in, and how: the default export of the module that `--auth` names. */
export const authSchema = z
  .strictObject({
    /** Passwords that many readers may share, each with the groups that it gives. */
    passwords: z
      .array(
        z.strictObject({
          /** 8 letters or more. */
          password: z.string().min(8),
          /** Groups of those who know it. */
          groups: groups.default([]),
        }),
      )
      .min(1)
      .optional(),
    /** Whose tokens are taken. */
    jwt: jwtSchema.optional(),
    /** An OpenID provider that signs readers in. */
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
  return checkedAuth(
    (await load())['default'],
    `${name} must export settings of sign-in by default`,
  );
}

/**
 * Checks who may sign in.
 *
 * @param refusal says what is wrong when they are no such settings
 * @throws with that sentence
 */
export function checkedAuth(written: unknown, refusal: string): AuthSettings {
  const parsed = authSchema.safeParse(written);
  if (parsed.success) return parsed.data;
  throw new Error(`${refusal}:\n${z.prettifyError(parsed.error)}`);
}

/**
 * The readers whom a module wants sites to be built for, or `auth` of docs.json. Secrets may be absent
 * where a site is built.
 *
 * @throws with a sentence for the owner when they cannot be read
 */
export async function declaredAudiences(
  module: OwnModule | undefined,
  written: DocsAuth | undefined,
): Promise<readonly Reader[] | undefined> {
  const audiences = module ? await audiencesOfModule(module) : written?.audiences;
  return audiences?.map((names) => ({ groups: names }));
}

async function audiencesOfModule({ load, name }: OwnModule) {
  const schema = z.looseObject({ audiences: z.array(groups).optional() });
  const parsed = schema.safeParse((await load())['default']);
  if (!parsed.success) throw new Error(`${name} must export settings of sign-in by default.`);
  return parsed.data.audiences;
}
