import type { ApiDescription } from '../model/description.ts';
import type { JsonObject } from '../model/json.ts';

/** A plain object as a loaded description; every place in it is line 1. */
export function describedBy(root: JsonObject, file = 'openapi.json'): ApiDescription {
  return {
    file,
    version: '3.1',
    root,
    hash: 'test',
    locate: () => ({ file, line: 1, column: 1 }),
  };
}
