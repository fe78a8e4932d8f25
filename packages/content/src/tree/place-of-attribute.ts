import type { JsxElement } from './jsx.ts';
import { offsetAt, type Place, placeAt } from './offset.ts';

/**
 * Where an attribute of an element is written in the source of its file, of which the parser tells
 * nothing; nothing where the tag is not found there, as in what was mended.
 */
export function placeOfAttribute(
  source: string,
  { name: element, position }: JsxElement,
  name: string,
): Place | undefined {
  if (!position || element === null) return undefined;
  const start = offsetAt(source, position.start);
  if (!source.startsWith(`<${element}`, start)) return undefined;
  const tag = source.slice(start, start + longestTag);
  // Names also stand in values.
  for (const { 0: found, index } of tag.matchAll(/"[^"]*"|'[^']*'|\{[^{}]*\}|[^\s"'{}=/>]+|>/g)) {
    if (found === '>') return undefined;
    if (found === name && index > 0) return placeAt(source, start + index);
  }
  return undefined;
}

const longestTag = 10_000;
