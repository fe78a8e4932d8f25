import { type ConfigPath, pointerOf } from '../config/path.ts';
import type { DiagnosticCode } from '../diagnostic/codes.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import type { PageLookup } from '../page/lookup.ts';
import type { NavNode } from './node.ts';

/** A plain JSON object, its values not yet judged. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** What an element hands down to its children (effective values). */
export type Inherited = Pick<
  NavNode,
  'hidden' | 'searchable' | 'boost' | 'noindex' | 'directory' | 'openapi' | 'asyncapi'
>;

/** Where the values and keys of a configuration are written. */
export interface Positions {
  locate(path: ConfigPath): SourceLocation;
  locateKey(path: ConfigPath): SourceLocation;
}

/** What all parts of one navigation share while it is read. */
export interface BuildContext {
  readonly pages: PageLookup;
  readonly diagnostics: Diagnostic[];
  /** Ids of elements that are hidden by their own value, not by an ancestor's. */
  readonly hidden: Set<string>;
  /** What was reported of pages that do not exist, with their paths. */
  readonly missingPages: Map<Diagnostic, string>;
  locate(path: ConfigPath): SourceLocation;
  /** Reports a mistake in the value at a path, and gives what it reported. */
  report(code: DiagnosticCode, path: ConfigPath, message: string, hint?: string): Diagnostic;
  /** Reports a mistake in the key at a path. */
  reportKey(code: DiagnosticCode, path: ConfigPath, message: string, hint?: string): void;
}

/** A context that collects what is reported, with place and pointer. */
export function createBuildContext(document: Positions, pages: PageLookup): BuildContext {
  const diagnostics: Diagnostic[] = [];
  return {
    pages,
    diagnostics,
    hidden: new Set(),
    missingPages: new Map(),
    locate: (path) => document.locate(path),
    report(code, path, message, hint) {
      const pointer = pointerOf(path);
      const found = diagnostic(code, { at: document.locate(path), message, hint, pointer });
      diagnostics.push(found);
      return found;
    },
    reportKey(code, path, message, hint) {
      const pointer = pointerOf(path);
      diagnostics.push(diagnostic(code, { at: document.locateKey(path), message, hint, pointer }));
    },
  };
}
