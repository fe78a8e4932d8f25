import type { CodeEntry } from './code-table.ts';
import { assistantCodes } from './codes/assistant.ts';
import { asyncApiCodes } from './codes/asyncapi.ts';
import { configCodes } from './codes/config.ts';
import { contentCodes } from './codes/content.ts';
import { moveCodes } from './codes/move.ts';
import { navigationCodes } from './codes/navigation.ts';
import { openApiCodes } from './codes/openapi.ts';

/** The catalogue of codes. Names are permanent: users silence and search for them. */
export const diagnosticCodes = {
  ...configCodes,
  ...navigationCodes,
  ...contentCodes,
  ...openApiCodes,
  ...asyncApiCodes,
  ...assistantCodes,
  ...moveCodes,
};

/** Code of a diagnostic; it never changes. */
export type DiagnosticCode = keyof typeof diagnosticCodes;

/** The catalogue entry of a code. */
export function codeEntry(code: DiagnosticCode): CodeEntry {
  return diagnosticCodes[code];
}
