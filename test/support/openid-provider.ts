import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A provider of OpenID Connect on this machine, which lets in whoever comes. */
export interface OpenidProvider {
  readonly issuer: string;
  /** What the next ID tokens say, over what is right. */
  claims: Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

interface Asked {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirect: string;
}

/** Starts a provider that has one client, and believes no code without the verifier of its challenge. */
export async function startOpenidProvider(client: {
  readonly id: string;
  readonly secret: string;
}): Promise<OpenidProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  const asked = new Map<string, Asked>();
  let claims: Readonly<Record<string, unknown>> = {};
  let issuer = '';

  const token = async (form: URLSearchParams) => {
    const code = form.get('code') ?? '';
    const known = asked.get(code);
    asked.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isRight =
      form.get('client_id') === client.id &&
      form.get('client_secret') === client.secret &&
      known?.challenge === challenge &&
      known.redirect === form.get('redirect_uri');
    if (!known || !isRight) return { status: 400, body: { error: 'invalid_grant' } };
    const own = { iss: issuer, aud: client.id, sub: 'ada', nonce: known.nonce, ...claims };
    const idToken = await new SignJWT(own)
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    const body = { access_token: 'access', token_type: 'bearer', id_token: idToken };
    return { status: 200, body };
  };

  const answer = async (request: IncomingMessage) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration') {
      const body = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
      return { status: 200, body };
    }
    if (url.pathname === '/jwks') return { status: 200, body: { keys: [jwk] } };
    if (url.pathname === '/token') return token(new URLSearchParams(await bodyOf(request)));
    const query = (name: string) => url.searchParams.get(name) ?? '';
    if (query('code_challenge_method') !== 'S256') return { status: 400, body: {} };
    const code = `code-${asked.size}-${Math.random()}`;
    const [challenge, nonce] = [query('code_challenge'), query('nonce')];
    asked.set(code, { challenge, nonce, redirect: query('redirect_uri') });
    const back = new URL(query('redirect_uri'));
    back.searchParams.set('code', code);
    back.searchParams.set('state', query('state'));
    return { status: 302, body: {}, location: back.href };
  };

  const server = createServer((request, response) => {
    answer(request).then(
      ({ body, status, ...more }) => {
        const headers = { 'content-type': 'application/json', ...more };
        response.writeHead(status, headers).end(JSON.stringify(body));
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    get claims() {
      return claims;
    },
    set claims(next) {
      claims = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
