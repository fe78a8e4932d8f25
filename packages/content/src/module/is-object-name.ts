import { declaresObject } from '../expressions/declares-object.ts';
import type { Declaration } from './esm.ts';

/** Whether a file writes out an object or a function as the value of a name, which no text shows. */
export function isObjectName(declarations: readonly Declaration[], name: string): boolean {
  const declared = declarations.find((item) => item.names.includes(name));
  return declared !== undefined && declaresObject(declared.code, name);
}
