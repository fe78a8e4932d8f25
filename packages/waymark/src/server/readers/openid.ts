import { once } from '@waymark/assistant';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { AuthSettings } from './auth-settings.ts';
import { type KnownReader, readerOfClaims } from './claims.ts';
import { openidReturnPath } from './sign-in-paths.ts';

/** Signing in with a provider (OpenID Connect Core 1.0, the code flow with PKCE). */
export interface Openid {
  /** Where to send a reader, and what to know when they are back. */
  begin(returnTo: string): Promise<{
    readonly address: string;
    readonly state: Readonly<Record<string, string>>;
  }>;
  /** The reader who is back at an address; nothing when anything of it is not right. */
  finish(address: URL, state: Readonly<Record<string, unknown>>): Promise<KnownReader | undefined>;
}

/** @param base path that the site is served under, without a slash at the end */
export function createOpenid(settings: NonNullable<AuthSettings['openid']>, base: string): Openid {
  const { clientId, clientSecret, groupsClaim, issuer, origin, scope } = settings;
  const returnAddress = new URL(base + openidReturnPath, origin).href;
  // A provider of a test or of the own machine has no certificate.
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(issuer).hostname);
  const provider = once(() =>
    discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? None() : undefined,
      isLocal ? { execute: [allowInsecureRequests] } : undefined,
    ),
  );
  return {
    async begin(returnTo) {
      const verifier = randomPKCECodeVerifier();
      const state = { state: randomState(), nonce: randomNonce(), verifier, returnTo };
      const url = buildAuthorizationUrl(await provider(), {
        redirect_uri: returnAddress,
        scope,
        state: state.state,
        nonce: state.nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { address: url.href, state };
    },
    async finish(address, { nonce, state, verifier }) {
      // The server may stand behind another, and not know its own address.
      const url = new URL(returnAddress);
      url.search = address.search;
      try {
        const tokens = await authorizationCodeGrant(await provider(), url, {
          pkceCodeVerifier: String(verifier),
          expectedState: String(state),
          expectedNonce: String(nonce),
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        return claims && readerOfClaims(claims, groupsClaim);
      } catch (error) {
        console.error(
          `The provider ${issuer} did not let a reader in: ${error instanceof Error ? error.message : error}`,
        );
        return undefined;
      }
    },
  };
}
