import { z } from 'zod';
import { isRecord } from '../json-value.ts';
import { type Problem, type ProblemParams, problems } from './problem.ts';
import { section } from './section.ts';
import { requiredText } from './text.ts';

const address = z.url({ protocol: /^https?$/ });
const groups = z.array(requiredText);

/** The file is read by all who write docs, so that each password is the value of a variable. */
const password = section({
  /** Environment variable of the server that holds it. */
  variable: z.string().regex(/^[A-Za-z_]\w*$/),
  /** Groups of those who know it. */
  groups: groups.default([]),
});

const jwt = section({
  /** Address of the keys of the owner's site (JWKS). */
  jwks: address.optional(),
  /** Its public key, as PEM. Without either, both share the secret in `WAYMARK_JWT_SECRET`. */
  publicKey: requiredText.optional(),
  algorithm: requiredText.optional(),
  issuer: requiredText.optional(),
  audience: requiredText.optional(),
  groupsClaim: requiredText.optional(),
  signIn: address.optional(),
}).check(problems(severalKeys));

const openid = section({
  issuer: address,
  clientId: requiredText,
  origin: address,
  scope: requiredText.optional(),
  groupsClaim: requiredText.optional(),
  label: requiredText.optional(),
});

const ways = ['passwords', 'jwt', 'openid'];

/** `auth`: how readers sign in where a server shows the site; nothing in it is secret. */
export const auth = z.preprocess(
  withWay,
  section({
    passwords: z.array(password).min(1).optional(),
    jwt: jwt.optional(),
    openid: openid.optional(),
    /** Groups of the readers whom sites are built for; by default all that differ. */
    audiences: z.array(groups).optional(),
    sessionHours: z.number().positive().max(8760).optional(),
  }),
);

/** `auth` of docs.json, checked. */
export type DocsAuth = z.output<typeof auth>;

/** Of two keys it would not be known whose tokens are believed. */
function severalKeys({
  jwks,
  publicKey,
}: {
  readonly jwks?: string | undefined;
  readonly publicKey?: string | undefined;
}): Problem | undefined {
  if (jwks === undefined || publicKey === undefined) return undefined;
  return {
    code: 'config-value',
    message: '"jwt" has both "jwks" and "publicKey", and tokens are believed for one key.',
    hint: 'Keep one of the two.',
  };
}

/** What names no way to sign in is something else, and told of once. */
function withWay(value: unknown, context: z.core.$RefinementCtx): unknown {
  if (isRecord(value) && ways.some((way) => value[way] !== undefined)) return value;
  const problem: Problem = {
    code: 'config-value-ignored',
    message: '"auth" names no way to sign in, so nobody can.',
    hint: 'Write "passwords", "jwt" or "openid" in it, or name a module by `--auth` of `waymark build` and `serve`.',
    atKey: true,
  };
  const params: ProblemParams = { problem };
  context.addIssue({ code: 'custom', params: { ...params } });
  return z.NEVER;
}
