import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import type { JsonObject } from '../../model/json.ts';
import { markOrigins, takeOrigins } from './origins.ts';
import { type Loss, prepareSwagger } from './prepare.ts';

/** A document in the terms of OpenAPI 3.0, and what the change cost. */
export interface Converted {
  readonly root: JsonObject;
  /** Where values of the new document come from: pointers of the old one, by new pointer. */
  readonly origins: ReadonlyMap<string, string>;
  readonly losses: readonly Loss[];
}

/** Where the maps of a document go. */
const moved: readonly (readonly [to: string, from: string])[] = [
  ['/openapi', '/swagger'],
  ['/servers', '/host'],
  ['/components/schemas', '/definitions'],
  ['/components/parameters', '/parameters'],
  ['/components/responses', '/responses'],
  ['/components/securitySchemes', '/securityDefinitions'],
];

/**
 * A Swagger 2.0 document in the terms of OpenAPI 3.0. Paths and operations keep their places, so
 * that pointers to them hold for both.
 *
 * @throws whatever the converter does when the document is not what it expects
 */
export function convertSwagger(document: JsonObject): Converted {
  const { root: marked, data } = markOrigins(document);
  const { root: prepared, losses } = prepareSwagger(marked);
  // The converter changes what it is given, and takes and gives values of any kind.
  const upgraded = upgradeFromTwoToThree(structuredClone(prepared)) as JsonObject;
  const { root, origins } = takeOrigins({ root: upgraded, data });
  return { root, origins: new Map([...moved, ...origins]), losses };
}
