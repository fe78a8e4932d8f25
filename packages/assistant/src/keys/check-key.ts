import type { KeyRecord } from '../store/assistant-store.ts';

/** A site that questions can be asked of. */
export interface KeyDomain {
  readonly id: string;
  readonly organization: string;
}

export interface KeyUse {
  /** The `Authorization` header. */
  readonly authorization: string | null;
  /** The `Origin` header. */
  readonly origin: string | null;
  /** Address of the client. */
  readonly address: string;
  /** The site of the path; undefined when there is none of that name. */
  readonly domain: KeyDomain | undefined;
}

/** Why a key may not be used here; the names are those of problems. */
export type KeyRefusal =
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'expired_api_key'
  | 'origin_not_allowed'
  | 'ip_not_allowed'
  | 'domain_not_found'
  | 'domain_not_allowed';

export type KeyCheck =
  | { readonly isAllowed: true; readonly key: KeyRecord; readonly domain: KeyDomain }
  | { readonly isAllowed: false; readonly refusal: KeyRefusal };

/** Checks the key of a request and what it may be used for. */
export type CheckKey = (use: KeyUse) => Promise<KeyCheck>;
