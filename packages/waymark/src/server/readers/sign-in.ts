import {
  type AssistantStore,
  clientFinder,
  readBytes,
  type TrustedProxies,
} from '@waymark/assistant';
import type { ServerRoute } from '../route.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { KnownReader } from './claims.ts';
import { type CookiePlace, cookiesOf, setCookie } from './cookies.ts';
import { findPassword, groundOf } from './passwords.ts';
import { returnAddress } from './return-address.ts';
import { createSessions, sessionCookie } from './sessions.ts';
import {
  builtPage,
  type SignInNotice,
  type SignInOffer,
  signedOutPage,
  signInPage,
  tokenPage,
} from './sign-in-page.ts';
import { jwtPath, openidPath, openidReturnPath, signInPath, signOutPath } from './sign-in-paths.ts';
import { createTokens, type SignedInReader } from './tokens.ts';
import { createTries } from './tries.ts';

/** How readers sign in to a site, and where it is. */
export interface SignInOptions {
  readonly auth: AuthSettings;
  /** The first signs sessions, all are believed. */
  readonly secrets: readonly string[];
  /** Folder of the site for everyone. */
  readonly site: string;
  /** Path that it is served under, without a slash at the end. */
  readonly base: string;
  readonly domain: string;
  /** Origin at which it is published; empty where nobody has said. */
  readonly origin: () => string;
  readonly trustedProxies: TrustedProxies;
  /** What all servers of the site share. */
  readonly store: AssistantStore;
}

/** Knows readers, and lets them in and out. */
export interface SignIn {
  readonly route: ServerRoute;
  /** The reader who sends a request with these headers. */
  readerOf(headers: RequestHeaders): Promise<KnownReader | undefined>;
  /** What someone sees whom nobody knows, where nothing is for everyone. */
  missingPage(pathname: string): Promise<string>;
}

/** The headers that tell of a reader. */
export interface RequestHeaders {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** Bytes of what is sent for signing in, and how long it may take. */
const longestBody = 16_384;
const longestArrival = 10_000;

const stateCookie = 'waymark_sign_in';
const stateSeconds = 600;

/** @throws when a key of the settings is none */
export async function createSignIn(options: SignInOptions): Promise<SignIn> {
  const { auth, base, domain, origin, secrets, site, store, trustedProxies } = options;
  const sessions = createSessions(secrets, {
    audience: `${domain}${base}`,
    grounds: auth.passwords?.map(groundOf),
  });
  const tokens = auth.jwt && (await createTokens(auth.jwt, store.counters));
  const openid = auth.openid && (await import('./openid.ts')).createOpenid(auth.openid, base);
  const tries = createTries();
  const findClient = clientFinder(trustedProxies);
  const offer = async (returnTo: string, title: SignInOffer['title'], notice?: SignInNotice) =>
    signInPage(builtPage(site), {
      ...{ base, returnTo, title, notice },
      hasPasswords: auth.passwords !== undefined,
      tokensFrom: auth.jwt?.signIn,
      hasOpenid: auth.openid !== undefined,
      openidLabel: auth.openid?.label,
    });
  const cookiePlace = ({ headers }: Request): CookiePlace => {
    const isForwarded = trustedProxies !== 0 && headers.get('x-forwarded-proto') === 'https';
    return { base, isSecure: isForwarded || origin().startsWith('https:') };
  };
  const welcome = async (
    request: Request,
    reader: SignedInReader,
    returnTo: string,
    { also, ground }: { readonly also?: string; readonly ground?: string } = {},
  ) => {
    const longest = Math.round(auth.sessionHours * 3600);
    const wanted = (reader.sessionEnds ?? Number.POSITIVE_INFINITY) - Math.floor(Date.now() / 1000);
    const seconds = Math.max(1, Math.floor(Math.min(longest, wanted)));
    const text = await sessions.start(reader, seconds, ground);
    const cookie = setCookie(sessionCookie, text, seconds, cookiePlace(request));
    return redirected(returnTo, [cookie, ...(also === undefined ? [] : [also])]);
  };

  const byPassword = async (request: Request, address: string): Promise<Response> => {
    const form = await formOf(request);
    const returnTo = returnAddress(form.get('return'), base);
    const { network } = findClient(address, request.headers);
    if (!tries.begin(network)) {
      const response = page(429, await offer(returnTo, 'signIn', 'signInTooMany'));
      response.headers.set('retry-after', '600');
      return response;
    }
    const password = findPassword(auth.passwords ?? [], form.get('password') ?? '');
    if (!password) return page(401, await offer(returnTo, 'signIn', 'signInWrong'));
    tries.succeeded(network);
    const { groups } = password;
    return welcome(request, { groups }, returnTo, { ground: groundOf(password) });
  };

  const byToken = async (request: Request): Promise<Response> => {
    const form = await formOf(request);
    const returnTo = returnAddress(form.get('return'), base);
    const reader = await tokens?.redeem(form.get('token') ?? '');
    return reader
      ? welcome(request, reader, returnTo)
      : page(401, await offer(returnTo, 'signIn', 'signInFailed'));
  };

  const toProvider = async (request: Request): Promise<Response> => {
    if (!openid) return notThere();
    const returnTo = returnAddress(new URL(request.url).searchParams.get('return'), base);
    const { address, state } = await openid.begin(returnTo);
    const sealed = await sessions.seal(state);
    return redirected(address, [
      setCookie(stateCookie, sealed, stateSeconds, cookiePlace(request)),
    ]);
  };

  const fromProvider = async (request: Request): Promise<Response> => {
    const sealed = cookiesOf(request.headers.get('cookie'), stateCookie);
    const state = await firstFound(sealed, sessions.open);
    const reader = state && (await openid?.finish(new URL(request.url), state));
    const returnTo = returnAddress(state?.['returnTo'], base);
    const used = setCookie(stateCookie, '', 0, cookiePlace(request));
    if (reader) return welcome(request, reader, returnTo, { also: used });
    const response = page(401, await offer(returnTo, 'signIn', 'signInFailed'));
    response.headers.append('set-cookie', used);
    return response;
  };

  const routes: Readonly<Record<string, (request: Request, address: string) => Promise<Response>>> =
    {
      [`GET ${signInPath}`]: async (request) => {
        const wanted = new URL(request.url).searchParams.get('return');
        const returnTo = returnAddress(wanted ?? pageBefore(request, origin()), base);
        return page(200, await offer(returnTo, 'signIn'));
      },
      ...(auth.passwords ? { [`POST ${signInPath}`]: byPassword } : {}),
      ...(auth.jwt
        ? {
            [`GET ${jwtPath}`]: async () => page(200, tokenPage(builtPage(site), base)),
            [`POST ${jwtPath}`]: byToken,
          }
        : {}),
      ...(openid
        ? { [`GET ${openidPath}`]: toProvider, [`GET ${openidReturnPath}`]: fromProvider }
        : {}),
      [`POST ${signOutPath}`]: async (request) => {
        const response = page(200, signedOutPage(builtPage(site), base));
        response.headers.set('set-cookie', setCookie(sessionCookie, '', 0, cookiePlace(request)));
        return response;
      },
    };

  return {
    route: {
      matches: (pathname) => pathname.startsWith(base + signInPath),
      async handle(request, { address }) {
        const below = new URL(request.url).pathname.slice(base.length);
        const method = request.method === 'HEAD' ? 'GET' : request.method;
        const handle = routes[`${method} ${below}`];
        if (handle && method === 'POST' && !isOfSite(request, origin())) {
          const text = below === signOutPath ? 'signOut' : 'signIn';
          return page(403, await offer(`${base}/`, text, 'signInElsewhere'));
        }
        if (handle) return handle(request, address);
        const known = Object.keys(routes).map((route) => route.split(' '));
        const methods = known.flatMap(([name = '', path]) => (path === below ? [name] : []));
        return methods.length > 0 ? notAllowed(methods) : notThere();
      },
    },
    async readerOf({ authorization, cookie }) {
      const known = await firstFound(cookiesOf(cookie, sessionCookie), sessions.read);
      const [, token] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? [];
      return known ?? (token === undefined ? undefined : tokens?.read(token));
    },
    missingPage: (pathname) => offer(returnAddress(pathname, base), 'pageNotFound', 'signInMore'),
  };
}

/** What the first of some texts stands for that stands for anything. */
async function firstFound<Found>(
  texts: readonly string[],
  find: (text: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (const text of texts) {
    const found = await find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a page of the site sends a request: no other site is to sign readers in or out. */
function isOfSite({ headers, url }: Request, published: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return isAt(URL.parse(headers.get('origin') ?? ''), url, published);
}

/** The page of the site on which a reader has followed a link, as a path. */
function pageBefore({ headers, url }: Request, published: string): string | undefined {
  const before = URL.parse(headers.get('referer') ?? '');
  return isAt(before, url, published) ? before.pathname + before.search : undefined;
}

/** Whether an address is one of the site, of which a proxy may have another than readers know. */
function isAt(from: URL | null, url: string, published: string): from is URL {
  return from !== null && (from.origin === published || from.host === new URL(url).host);
}

async function formOf(request: Request): Promise<URLSearchParams> {
  const bytes = await readBytes(request, longestBody, AbortSignal.timeout(longestArrival)).catch(
    () => new Uint8Array(),
  );
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

function page(status: number, html: string): Response {
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  // Nobody is to lay the form into a page of theirs, nor to learn where a reader comes from.
  const guards = {
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
  };
  return new Response(html, { status, headers: { ...type, ...guards } });
}

function redirected(location: string, cookies: readonly string[]): Response {
  const response = new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store' },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function notAllowed(methods: readonly string[]): Response {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const headers = { allow: allow.join(', '), 'content-type': 'text/plain' };
  return new Response('Another method is expected.', { status: 405, headers });
}

function notThere(): Response {
  return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
}
