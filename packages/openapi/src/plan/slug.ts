import { normalisePagePath } from '@waymark/core';

/** What the path of a generated page is made of. */
export interface SlugParts {
  /** Folder for all pages of a description; empty for the root of the site. */
  readonly directory: string;
  /** Name of the tag, not its label. */
  readonly tag?: string | undefined;
  readonly summary?: string | undefined;
  /** Upper case; `WEBHOOK` for a webhook. */
  readonly method: string;
  /** Path template, or name of a webhook. */
  readonly path: string;
}

/** A path of a page in two forms, equal unless a URL or a file name cannot hold the exact one. */
export interface Slug {
  /** By the rule of the format, character by character. */
  readonly exact: string;
  /** The one to use. */
  readonly safe: string;
}

/** Path of the page of an endpoint (docs/format/openapi.md#paths). */
export function endpointSlug({ directory, tag, summary, method, path }: SlugParts): Slug {
  const folders = directory.split('/').filter((part) => part !== '');
  const byPath = method === 'WEBHOOK' ? segment(path) : `${method}-${segment(path)}`.toLowerCase();
  const name = summary === undefined ? byPath : segment(summary);
  const exact = [...folders, ...(tag === undefined ? [] : [segment(tag)]), name];
  const safe = [
    ...folders.map(safeSegment),
    ...(tag === undefined ? [] : [safeSegment(segment(tag))]).filter((part) => part !== ''),
    safeSegment(name) || safeSegment(byPath) || 'endpoint',
  ];
  return { exact: exact.join('/').toLowerCase(), safe: safe.join('/').toLowerCase() };
}

/**
 * Path of a page whose operation says itself where it is (`x-mint.href`): a final file ending is
 * dropped, and no directory is put in front.
 */
export function ownSlug(href: string): Slug {
  const [bare = ''] = href.split(/[?#]/);
  const exact = normalisePagePath(bare).path.replace(/\.[a-z0-9]+$/i, '');
  return { exact, safe: exact.split('/').map(safeSegment).join('/') };
}

/** A name as a part of a path: the format's own rule, one replacement after the other. */
export function segment(name: string): string {
  return name
    .replaceAll(' ', '-')
    .replace(/\{[^}]*\}/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replace(/[{}(),.'/\n]/g, '')
    .replaceAll('--', '-')
    .toLowerCase();
}

/** Characters that break a URL or that file names cannot have on every system. */
const unsafe = /[?#%"<>\\^|*`:\p{Cc}]/gu;

/** Bytes that a part may have: file systems allow 255, and an ending or a number may follow. */
const byteLimit = 200;

function safeSegment(part: string): string {
  const composed = part.normalize('NFC');
  const kept = composed.toWellFormed().replace(unsafe, '');
  const cleaned = kept === composed ? kept : kept.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
  return cutToBytes(cleaned);
}

function cutToBytes(text: string): string {
  const encoder = new TextEncoder();
  if (encoder.encode(text).length <= byteLimit) return text;
  let bytes = 0;
  let cut = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > byteLimit) break;
    cut += character;
  }
  return cut.replace(/-+$/, '');
}
