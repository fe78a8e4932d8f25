import type { Pair } from './expand.ts';
import { addHeader } from './header.ts';
import type { ApiRequest, NamedValue } from './request.ts';

/** The parts of a request that credentials and parameters write to, one after the other. */
export interface RequestParts {
  /** Encoded texts by name in the path template. */
  readonly path: Map<string, string>;
  /** Encoded pairs. */
  readonly query: Pair[];
  /** The whole query of `in: querystring`, encoded. */
  readonly querystrings: string[];
  readonly headers: NamedValue[];
  readonly cookies: NamedValue[];
  basic?: ApiRequest['basic'];
  clientCertificate?: true;
}

/** Parts of a request that sends nothing. */
export function emptyParts(): RequestParts {
  return { path: new Map(), query: [], querystrings: [], headers: [], cookies: [] };
}

/** Adds a header unless it is there already, be it as user and password. */
export function setHeader(parts: RequestParts, name: string, value: string): void {
  if (parts.basic !== undefined && name.toLowerCase() === 'authorization') return;
  addHeader(parts.headers, name, value);
}
