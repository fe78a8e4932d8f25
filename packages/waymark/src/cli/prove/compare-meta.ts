import type { SavedPage } from '@waymark/content/text';
import { decodedPath } from '../../project/paths/request-path.ts';

/** An element of the head that the new page has otherwise, or not. */
export interface MetaChange {
  readonly name: string;
  readonly old?: string;
  readonly now?: string;
}

/** How both sides of a comparison are to be read. */
export interface MetaContext {
  /** Where an address of the old site leads now. */
  readonly lead: (path: string) => string;
  readonly oldTitle: (title: string) => string;
  readonly newTitle: (title: string) => string;
}

/** Addresses of pictures and their sizes are others in each build. */
const presence = /^(?:og|twitter):(?:image|video|audio)/;
const details =
  /:(?:width|height|type|alt|secure_url|tag|published_time|modified_time|updated_time)$|^twitter:url$/;

/** Compares what the heads of two pages say to search engines and where links to them are shown. */
export function compareMeta(old: SavedPage, now: SavedPage, context: MetaContext): MetaChange[] {
  const changes = [...old.meta].flatMap(([name, written]): MetaChange[] => {
    if (name === 'robots' || (details.test(name) && name !== 'og:type')) return [];
    const found = now.meta.get(name);
    if (found === undefined) return [{ name, old: written }];
    return isSame(name, written, found, context) ? [] : [{ name, old: written, now: found }];
  });
  const robots = { old: old.meta.get('robots'), now: now.meta.get('robots') };
  return isHidden(robots.old) === isHidden(robots.now)
    ? changes
    : [robotsChange(robots), ...changes];
}

function robotsChange({
  now,
  old,
}: {
  old: string | undefined;
  now: string | undefined;
}): MetaChange {
  return {
    name: 'robots',
    ...(old === undefined ? {} : { old }),
    ...(now === undefined ? {} : { now }),
  };
}

function isSame(name: string, old: string, now: string, context: MetaContext): boolean {
  if (presence.test(name)) return true;
  if (name === 'canonical' || name === 'og:url') return context.lead(pathOf(old)) === pathOf(now);
  if (name.endsWith(':title')) return sameText(context.oldTitle(old), context.newTitle(now));
  return sameText(old, now);
}

function isHidden(robots = ''): boolean {
  return robots.split(',').some((one) => /^(?:noindex|none)$/i.test(one.trim()));
}

/** Whether texts are equal but for letter case and spaces. */
export function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The path of an address, decoded and without what sites write differently at its end. */
export function pathOf(address: string): string {
  const path = decodedPath(URL.parse(address, 'http://site.invalid/')?.pathname ?? address);
  return barePath(path);
}

/** A path without `index.html`, `.html` and slash at its end. */
export function barePath(path: string): string {
  return path.replace(/(?:\/index)?(?:\.html?)?\/*$/i, '') || '/';
}
