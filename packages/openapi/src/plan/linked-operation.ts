import { decoded } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { type DescribedOperation, operationsOf } from './operations.ts';
import { textOf } from './read.ts';
import { tagsOf } from './tags.ts';

/**
 * The operation that a link in a description leads to, in the forms of tools that show all of it on
 * one page (Redoc, Scalar): `#operation/<id>`, `#tag/<tag>/operation/<id>`,
 * `#tag/<tag>/paths/<escaped path>/<method>`, `#tag/<tag>/<method>/<path>`, and `#tag/<tag>` for the
 * first one of a tag.
 */
export function linkedOperation(
  description: ApiDescription,
  href: string,
): DescribedOperation | undefined {
  const [, tag, rest = ''] = /^#\/?(?:tag\/([^/]+)\/?)?(.*)$/s.exec(decoded(href)) ?? [];
  const operations = operationsOf(description);
  const at = (method: string, path: string) =>
    operations.find((known) => known.method === method.toUpperCase() && known.path === path);
  const [, id] = /^operation\/(.+)$/s.exec(rest) ?? [];
  if (id !== undefined) {
    return operations.find(({ operation }) => textOf(operation['operationId']) === id);
  }
  const [, pointer = '', method] = /^paths\/([^/]+)\/([^/]+)$/.exec(rest) ?? [];
  if (method !== undefined) return at(method, pointer.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (tag === undefined) return undefined;
  const [, verb = '', path] = /^([a-z]+)(\/.*)$/is.exec(rest) ?? [];
  if (path !== undefined) return at(verb, path);
  const isMeant = (name: string | undefined) => name === tag || slugged(name) === slugged(tag);
  return rest === ''
    ? operations.find((known) => isMeant(tagsOf(description).of(known)))
    : undefined;
}

function slugged(name: string | undefined): string | undefined {
  return name?.toLowerCase().replace(/\s+/g, '-');
}
