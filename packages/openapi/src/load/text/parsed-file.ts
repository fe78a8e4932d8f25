import type { SourceLocation } from '@waymark/core';
import type { JsonValue } from '../../model/json.ts';

/** A JSON or YAML file after reading. */
export interface ParsedFile {
  /** What diagnostics name: relative to the docs folder, or a URL. */
  readonly file: string;
  readonly value: JsonValue;
  /** Of the text. */
  readonly digest: string;
  /** Bytes of the text in memory, about. */
  readonly size: number;
  /** The key of a member or the start of an item; the nearest one where there is none. */
  locate(path: readonly string[]): SourceLocation;
}
