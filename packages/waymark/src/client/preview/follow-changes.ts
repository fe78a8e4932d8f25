/*
 * Keeps a page of a preview as the docs are. When only its text or its sidebar has changed, that is
 * put in place of the old one, so that the page stays where it is and groups as they were; else it
 * is loaded again. So it is when a file has changed that its HTML only names, such as a picture.
 */
import { changedEvent } from '../changed-event.ts';
import { keepGroups } from './keep-groups.ts';

const content = '[data-wm-content]';
const contents = '#table-of-contents';
const sidebar = '#sidebar';
const lists = '#sidebar [data-wm-fragment]';
/** What is replaced by itself; the rest of a page is around it. */
const parts = [content, contents, sidebar, '.wm-mobile-nav'];
const stylesheets = 'head link[rel="stylesheet"]';
/** This script, on which the server says what a page is made of, and what it asks for. */
const marked = 'script[data-state]';

let changes: EventSource | undefined;
let shown: Promise<string | undefined> = loadShown();

listen();
// A browser holds few connections to one host, and pages that nobody sees need none.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) changes?.close();
  else listen();
});

function listen(): void {
  changes?.close();
  changes = new EventSource(`${toldOf(document, 'changes')}?shown=${toldOf(document, 'state')}`);
  changes.addEventListener('change', ({ data }) => {
    if (data === 'html') shown = refresh(shown);
    else location.reload();
  });
  changes.addEventListener('error', () => {
    // Another server has come to this address.
    if (changes?.readyState === EventSource.CLOSED) location.reload();
  });
}

/** This page as it came; nothing where it would come in another way now. */
async function loadShown(): Promise<string | undefined> {
  const page = await load();
  // It is read only when something changes.
  return page?.includes(` data-page="${toldOf(document, 'page')}"`) ? page : undefined;
}

/** @returns the page as it is then */
async function refresh(last: Promise<string | undefined>): Promise<string | undefined> {
  const shownText = await last;
  const text = await load();
  if (text === undefined) return undefined;
  const before = shownText && parsed(shownText);
  const after = parsed(text);
  if (before && isInFirstPlace() && around(before) === around(after)) {
    refreshStyles(after);
    for (const part of changedParts(before, after)) replace(part, after);
    document.querySelector(marked)?.setAttribute('data-state', toldOf(after, 'state'));
    dispatchEvent(new Event(changedEvent));
  } else {
    location.reload();
  }
  return text;
}

/**
 * The page as the server has it, without what scripts have made of it. Nothing where it cannot be had:
 * a computer goes to sleep, or the address leads to another host now. The next change loads it again.
 */
async function load(): Promise<string | undefined> {
  try {
    const response = await fetch(location.href, {
      headers: { accept: 'text/html', [toldOf(document, 'again')]: '1' },
    });
    return await response.text();
  } catch {
    return undefined;
  }
}

function parsed(page: string): Document {
  return new DOMParser().parseFromString(page, 'text/html');
}

/** Whether the page has the sidebar that it came with (`place.ts`). */
function isInFirstPlace(): boolean {
  const { wmPlace, wmPlaces } = document.documentElement.dataset;
  return wmPlaces === undefined || wmPlaces.split(' ')[0] === wmPlace;
}

/**
 * Of a page the state of the docs, which may be a later one, the state of their navigation, a digest of
 * all of it, the address that tells of changes, or the header of a request for it as it is now.
 */
function toldOf(page: Document, what: 'state' | 'site' | 'page' | 'changes' | 'again'): string {
  return page.querySelector(marked)?.getAttribute(`data-${what}`) ?? '';
}

/** All of a page but what is replaced. */
function around(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as Element;
  for (const part of parts) copy.querySelector(part)?.replaceChildren();
  copy.querySelector(marked)?.remove();
  for (const link of copy.querySelectorAll(stylesheets)) link.remove();
  return copy.outerHTML;
}

/** The parts that are others than before. The table of contents follows the headings that it came with. */
function changedParts(before: Document, after: Document): string[] {
  const isOther = (part: string) =>
    before.querySelector(part)?.innerHTML !== after.querySelector(part)?.innerHTML;
  // Lists that the sidebar fetches may be others while its own HTML stays.
  const hasOtherLists =
    after.querySelector(lists) !== null && toldOf(before, 'site') !== toldOf(after, 'site');
  return parts.filter(
    (part) =>
      isOther(part) ||
      (part === contents && isOther(content)) ||
      (part === sidebar && hasOtherLists),
  );
}

function replace(part: string, after: Document): void {
  const place = document.querySelector(part);
  const next = after.querySelector(part);
  if (!place || !next) return;
  const known = new Set([...document.scripts].map(scriptKey));
  const copy = document.importNode(next, true);
  if (part === sidebar || part === content) keepGroups(place, copy, () => place.replaceWith(copy));
  else place.replaceWith(copy);
  for (const script of document.querySelector(part)?.querySelectorAll('script') ?? []) {
    if (!known.has(scriptKey(script))) script.replaceWith(running(script));
  }
}

function scriptKey({ src, text }: HTMLScriptElement): string {
  return src || text;
}

/** A script that came with markup does not run; a copy of it does. */
function running(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.text = script.text;
  return copy;
}

/** Loads the stylesheets of a page; the old ones stay until the new ones are there. */
function refreshStyles(page: Document): void {
  const old = [...document.querySelectorAll<HTMLLinkElement>(stylesheets)].filter(isOwn);
  const links = [...page.querySelectorAll<HTMLLinkElement>(stylesheets)].filter(isOwn);
  const loaded = links.map(({ href }) => {
    const url = new URL(href);
    url.searchParams.set('changed', String(Date.now()));
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: url.href,
    });
    document.head.append(link);
    return new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
    });
  });
  Promise.all(loaded).then(() => {
    for (const link of old) link.remove();
  });
}

function isOwn({ href }: HTMLLinkElement): boolean {
  return new URL(href).origin === location.origin;
}
