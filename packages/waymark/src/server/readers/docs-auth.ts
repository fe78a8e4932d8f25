import type { DocsAuth } from '@waymark/core';
import type { WrittenAuthSettings } from './auth-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of sign-in that `auth` of docs.json stands for, with the secrets of the environment.
 *
 * @throws with a sentence for the owner when one of them is not there
 */
export function settingsOfDocs(
  { jwt, openid, passwords, ...others }: DocsAuth,
  environment: Environment,
): WrittenAuthSettings {
  const secret = (variable: string, least: number, what: string) => {
    const value = environment[variable] ?? '';
    if (value.length >= least) return value;
    throw new Error(
      `${variable} in the environment must be ${what}, of ${least} letters or more: \`auth\` of docs.json asks for it.`,
    );
  };
  const hasKey = jwt?.jwks !== undefined || jwt?.publicKey !== undefined;
  const clientSecret = environment['WAYMARK_OPENID_SECRET'];
  return {
    ...others,
    ...(passwords && {
      passwords: passwords.map(({ groups, variable }) => ({
        groups,
        password: secret(variable, 8, 'a password'),
      })),
    }),
    ...(jwt && {
      jwt: hasKey
        ? jwt
        : {
            ...jwt,
            secret: secret('WAYMARK_JWT_SECRET', 32, 'the secret that your site signs tokens with'),
          },
    }),
    ...(openid && { openid: clientSecret ? { ...openid, clientSecret } : openid }),
  };
}
