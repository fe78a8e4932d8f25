import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Messages, messages } from '@waymark/core';
import { escapeXml } from '../../routes/escape-xml.ts';
import { jwtPath, openidPath, signInPath, signOutPath } from './sign-in-paths.ts';

/** What a page for signing in offers, and says. */
export interface SignInOffer {
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  /** Where the reader goes on; a path that was checked. */
  readonly returnTo: string;
  readonly hasPasswords: boolean;
  /** Address of the owner's site that signs tokens. */
  readonly tokensFrom?: string | undefined;
  /** Text of the button of the provider. */
  readonly openidLabel?: string | undefined;
  readonly hasOpenid: boolean;
  readonly title: 'pageNotFound' | 'signIn' | 'signOut';
  /** What went wrong, or why the reader is here. */
  readonly notice?: SignInNotice | undefined;
}

/** What a page for signing in tells a reader. */
export type SignInNotice =
  | 'signInElsewhere'
  | 'signInFailed'
  | 'signInMore'
  | 'signInTooMany'
  | 'signInWrong';

/** What the names begin with under which the widget keeps conversations (`conversation-store.ts`). */
const conversationPrefix = 'wm-assistant:';

/** A page that every site has, from which those for signing in take their look. */
export function builtPage(site: string): string {
  try {
    return readFileSync(path.join(site, '404.html'), 'utf8');
  } catch {
    return '';
  }
}

/**
 * A page for signing in, in the look of the site.
 *
 * @param built any page of the site, whose styles, colours and language it takes
 */
export function signInPage(built: string, offer: SignInOffer): string {
  const { base, hasOpenid, hasPasswords, notice, openidLabel, returnTo, tokensFrom } = offer;
  const text = textOf(built);
  const title = text[offer.title];
  const hidden = `<input type="hidden" name="return" value="${escapeXml(returnTo)}">`;
  const password = `<form method="post" action="${escapeXml(base + signInPath)}">${hidden}
<label for="password">${text.signInPassword}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
<button class="wm-button" type="submit">${text.signIn}</button></form>`;
  const query = `?return=${encodeURIComponent(returnTo)}`;
  const link = (href: string, label: string) =>
    `<p><a class="wm-button" href="${escapeXml(href)}">${escapeXml(label)}</a></p>`;
  const tokens = tokensFrom && withReturn(tokensFrom, returnTo);
  return pageLike(built, title, [
    `<h1>${escapeXml(title)}</h1>`,
    notice === undefined ? '' : `<p role="status">${text[notice]}</p>`,
    hasOpenid ? link(base + openidPath + query, openidLabel ?? text.signIn) : '',
    tokens === undefined ? '' : link(tokens, text.signIn),
    hasPasswords ? password : '',
    `<p><a href="${escapeXml(base)}/">${text.backHome}</a></p>`,
  ]);
}

/** The page that takes a token from the fragment of its address, which no server or log sees, and sends it. */
export function tokenPage(built: string, base: string): string {
  const text = textOf(built);
  return pageLike(built, text.signIn, [
    `<form method="post" action="${escapeXml(base + jwtPath)}"><input type="hidden" name="token"><input type="hidden" name="return"></form>`,
    `<p role="status">${text.signInWait}</p><noscript>${text.signInScript}</noscript>`,
    `<script>{
  const form = document.forms[0];
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname + location.search);
  form.elements.token.value = token;
  form.elements.return.value = new URLSearchParams(location.search).get('return') ?? '';
  form.submit();
}</script>`,
  ]);
}

/**
 * The page on the way out, which forgets what the assistant has told in this tab: a page that is left
 * may still have kept some of it then.
 */
export function signedOutPage(built: string, base: string): string {
  const text = textOf(built);
  const home = escapeXml(`${base}/`);
  return pageLike(built, text.signOut, [
    `<script>{
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('${conversationPrefix}')) sessionStorage.removeItem(key);
  }
}</script>`,
    `<meta http-equiv="refresh" content="0;url=${home}">`,
    `<p><a href="${home}">${text.backHome}</a></p>`,
  ]);
}

/**
 * What pages have at their end on a server that knows readers.
 *
 * @param built any page of the site, whose language it takes
 */
export function accountPart(built: string, base: string, isSignedIn: boolean): string {
  const text = textOf(built);
  const part = isSignedIn
    ? `<form method="post" action="${escapeXml(base + signOutPath)}" data-wm-account><button class="wm-button" type="submit">${text.signOut}</button></form>`
    : `<a class="wm-button" href="${escapeXml(base + signInPath)}" rel="nofollow" data-wm-account>${text.signIn}</a>`;
  // All of a page is to be in a landmark.
  return `<nav aria-label="${escapeXml(isSignedIn ? text.signOut : text.signIn)}">${part}</nav>`;
}

function textOf(built: string): Messages {
  const [, lang = 'en'] = /<html[^>]* lang="([^"]*)"/.exec(built) ?? [];
  return messages(lang);
}

/** A page with the styles of another one. */
function pageLike(built: string, title: string, body: readonly string[]): string {
  const [, attributes = ' lang="en"'] = /<html([^>]*)>/.exec(built) ?? [];
  const [head = ''] = /<head>[\s\S]*?<\/head>/.exec(built) ?? [];
  const kept = [
    ...head.matchAll(/<link rel="(?:stylesheet|icon|preload)"[^>]*>/g),
    ...head.matchAll(/<style[^>]*>[\s\S]*?<\/style>/g),
    ...head.matchAll(/<script data-preset[^>]*>[\s\S]*?<\/script>/g),
  ].map(([part]) => part);
  return `<!DOCTYPE html><html${attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${escapeXml(title)}</title>${kept.join('')}
<style>.wm-sign-in{max-width:22rem;margin:20vh auto;padding:0 1rem}.wm-sign-in form{display:grid;gap:.75rem}.wm-sign-in input{padding:.5rem .75rem;border:1px solid currentColor;border-radius:.5rem;background:transparent;color:inherit;font:inherit}.wm-sign-in form .wm-button{justify-content:center}.wm-sign-in>*{margin-block:1rem}</style>
</head><body><main class="wm-sign-in">${body.join('\n')}</main></body></html>\n`;
}

function withReturn(address: string, returnTo: string): string {
  const url = new URL(address);
  url.searchParams.set('return', returnTo);
  return url.href;
}
