import type { SourceLocation } from '@waymark/core';
import type { JsonObject } from './json.ts';

/**
 * An API description after loading: one self-contained document in the terms of OpenAPI 3, or an
 * AsyncAPI document of either version as it is written.
 * Swagger 2.0 has been converted; files that it refers to lie under `/x-waymark-files/<name>` (the
 * name of the file without extension, made unique), with the references to them rewritten. A
 * reference that was refused or leads nowhere is left as written, so that whoever meets it can
 * show a placeholder. Nothing is nested more than 500 levels deep.
 */
export interface ApiDescription {
  /** Relative to the docs folder, as `api/openapi.yaml`; an absolute URL where it was fetched. */
  readonly file: string;
  readonly version: '2.0' | '3.0' | '3.1' | '3.2' | 'asyncapi-2' | 'asyncapi-3';
  readonly root: JsonObject;
  /** Files and URLs of the overlays that may have changed it; absent without any. */
  readonly overlays?: readonly string[];
  /** Parts that its audience may not read were left out. */
  readonly isPartial?: true;
  /** Changes with the content of any of its files; for caches. */
  readonly hash: string;
  /**
   * Where a JSON pointer of `root` is written: the key of a member, the start of an item; the
   * nearest place known where there is none. Cheap enough to be asked for every operation.
   */
  locate(pointer: string): SourceLocation;
}

/** What a file is expected to be where it is named. */
export type DescriptionFormat = 'openapi' | 'asyncapi';

/** The format of a description. */
export function formatOf({ version }: Pick<ApiDescription, 'version'>): DescriptionFormat {
  return version.startsWith('asyncapi') ? 'asyncapi' : 'openapi';
}
