import { createHash } from 'node:crypto';
import { type Diagnostic, diagnostic } from '@waymark/core';
import type { ApiDescription, DescriptionFormat } from '../model/description.ts';
import type { JsonObject } from '../model/json.ts';
import { pointerKeys } from '../reference/pointer.ts';
import { bringInFiles } from './assemble/bring-in.ts';
import { spliceMaps } from './assemble/splice.ts';
import { checkAsyncStructure } from './async-structure.ts';
import type { FileLoader } from './load-file.ts';
import { locateOrigin } from './origin.ts';
import type { ParsedFile } from './parse-file.ts';
import { checkStructure } from './structure.ts';
import { type Converted, convertSwagger } from './swagger/convert.ts';

/** Raise it with any change to the document that the same files give. */
const formatVersion = 2;

/** What loading a source gave. */
export interface LoadedDescription {
  /** Absent when the source cannot be used at all, which a diagnostic tells. */
  readonly value?: ApiDescription;
  readonly diagnostics: readonly Diagnostic[];
  /** Files of the docs folder that were asked for, there or not: a change of one changes this. */
  readonly files: readonly string[];
}

/**
 * Makes a description of its root file: checked, in one document, in terms of OpenAPI 3 unless it
 * is one of AsyncAPI.
 *
 * @param format what it has to be
 * @param parsed the file after its overlays
 * @param overlays what has changed it
 */
export async function buildDescription(
  format: DescriptionFormat,
  parsed: ParsedFile,
  overlays: readonly ParsedFile[],
  identity: string,
  loader: FileLoader,
): Promise<LoadedDescription> {
  const structure = (format === 'openapi' ? checkStructure : checkAsyncStructure)(parsed);
  const { description } = structure;
  if (description === undefined)
    return { diagnostics: structure.diagnostics, files: [parsed.file] };
  const { version } = description;
  const asked = new Set([parsed.file]);
  const faults = new Set<Diagnostic>();
  const open = async (file: string) => {
    asked.add(file);
    const opened = await loader.open(file);
    for (const found of opened.diagnostics) faults.add(found);
    return opened;
  };
  const assembled = await bringInFiles(parsed, description.root, identity, open);
  const spliced = spliceMaps(assembled.root);
  const converted = version === '2.0' ? convert(spliced.root, parsed) : undefined;
  if (converted && 'fault' in converted) {
    return {
      diagnostics: [...structure.diagnostics, ...faults, converted.fault],
      files: [...asked],
    };
  }
  const origins = {
    root: parsed,
    files: assembled.files,
    splices: spliced.splices,
    converted: converted?.origins ?? new Map(),
  };
  return {
    value: {
      file: parsed.file,
      version,
      root: converted?.root ?? spliced.root,
      hash: hashOf(parsed, assembled.files),
      ...(overlays.length === 0 ? {} : { overlays: overlays.map(({ file }) => file) }),
      locate: (pointer) => locateOrigin(pointer, origins),
    },
    diagnostics: [
      ...structure.diagnostics,
      ...faults,
      ...assembled.diagnostics,
      ...(converted ? conversionNotices(converted, parsed) : []),
    ],
    files: [...asked],
  };
}

function convert(root: JsonObject, parsed: ParsedFile): Converted | { readonly fault: Diagnostic } {
  try {
    return convertSwagger(root);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `"${parsed.file}" is Swagger 2.0 that cannot be converted to OpenAPI 3.0: ${reason}.`;
    const hint = 'Convert the file to OpenAPI 3 with a tool that corrects it.';
    const at = parsed.locate(['swagger']);
    return { fault: diagnostic('openapi-structure', { at, message, hint }) };
  }
}

function conversionNotices({ losses }: Converted, parsed: ParsedFile): Diagnostic[] {
  const message = `"${parsed.file}" is Swagger 2.0; it is converted to OpenAPI 3.0 in memory.`;
  const hint = 'Convert the file once to have all that OpenAPI 3 offers.';
  const notice = diagnostic('openapi-converted', { at: parsed.locate(['swagger']), message, hint });
  const lost = losses.map((loss) =>
    diagnostic('openapi-converted', {
      at: parsed.locate(pointerKeys(loss.pointer)),
      message: loss.message,
    }),
  );
  return [notice, ...lost];
}

function hashOf(root: ParsedFile, files: ReadonlyMap<string, ParsedFile>): string {
  const parts = [...files].map(([key, parsed]) => `${key}\n${parsed.digest}`);
  const text = [String(formatVersion), root.file, root.digest, ...parts].join('\0');
  return createHash('sha256').update(text).digest('base64url');
}
