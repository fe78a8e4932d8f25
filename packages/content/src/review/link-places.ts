import { urlsOfAttribute } from '@waymark/core/page';
import type { Nodes } from 'mdast';
import { parseRepaired } from '../module/parse-repaired.ts';
import { longestSource } from '../module/parse-tolerantly.ts';
import { eachNode } from '../tree/each-node.ts';
import { isJsxElement, type JsxElement, stringAttribute } from '../tree/jsx.ts';
import { blankFrontmatter } from './blank-frontmatter.ts';

/** An address of a page as its author wrote it, and where: offsets into the text of the file. */
export interface LinkPlace {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Where the addresses of links and pictures stand in a page or snippet, in the order of the text. Left
 * out are those that are not written as they are meant, with escapes or by code. Of a file that does not
 * parse, repaired or not, nothing is known.
 */
export function linkPlaces(written: string): LinkPlace[] | undefined {
  if (written.length > longestSource) return undefined;
  const parsed = parseRepaired(blankFrontmatter(written));
  if (parsed === undefined) return undefined;
  const { source, writtenOffset } = parsed;
  const places: LinkPlace[] = [];
  eachNode(parsed.root, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      places.push(...placeIn(source, afterText(node), node.url, destination));
    }
    if (isJsxElement(node)) places.push(...attributePlaces(source, node));
  });
  const asWritten = places.flatMap(({ end, start, url }) => {
    const place = { url, start: writtenOffset(start) ?? 0, end: writtenOffset(end) ?? 0 };
    // A repair may have changed the address itself.
    return written.slice(place.start, place.end) === url ? [place] : [];
  });
  return asWritten.sort((one, other) => one.start - other.start);
}

/** What stands between the text of a link, or its label, and its address. */
const destination = /\](?:\(\s*|:\s*)<?/g;

/** A link within the text of another one is not meant. */
function afterText(node: Nodes): { readonly start: number; readonly end: number } {
  const { start, end } = rangeOf(node);
  const last = 'children' in node ? node.children.at(-1) : undefined;
  return { start: last ? rangeOf(last).end : start, end };
}

function attributePlaces(source: string, element: JsxElement): LinkPlace[] {
  const { start, end } = rangeOf(element);
  const [child] = element.children;
  const tag = { start, end: child ? Math.max(start, rangeOf(child).start) : end };
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name } = attribute;
    const value = stringAttribute(element, name);
    if (value === undefined || !isAddress(element.name ?? '', name, value)) return [];
    return placeIn(source, tag, value, new RegExp(`\\s${name}\\s*=\\s*\\{?\\s*["'\`]`, 'g'));
  });
}

/** Whether all of an attribute is an address, and not a part of a list or style. */
function isAddress(element: string, name: string, value: string): boolean {
  const urls: string[] = [];
  urlsOfAttribute(element, name)?.(value, (url) => {
    urls.push(url);
    return url;
  });
  return urls[0] === value;
}

function placeIn(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  url: string,
  before: RegExp,
): LinkPlace[] {
  const text = source.slice(start, end);
  const found = [...text.matchAll(before)]
    .map((match) => match.index + match[0].length)
    .find((offset) => text.startsWith(url, offset) && endsAddress(text[offset + url.length]));
  if (found === undefined) return [];
  return [{ url, start: start + found, end: start + found + url.length }];
}

function endsAddress(next: string | undefined): boolean {
  return next === undefined || /[\s)>"'`]/.test(next);
}

function rangeOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
