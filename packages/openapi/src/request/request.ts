import type { JsonValue } from '../model/json.ts';

/**
 * A request in neutral terms, ready to be written as code or to be sent: the URL is complete and
 * encoded, nothing is left to be decided.
 */
export interface ApiRequest {
  readonly method: string;
  /** Absolute, path and query encoded once; credentials in the query included. */
  readonly url: string;
  /** Without `Cookie`, and without `Content-Type` for multipart bodies (the client sets it). */
  readonly headers: readonly NamedValue[];
  /** Name and already encoded value. */
  readonly cookies: readonly NamedValue[];
  /** `basic` is kept apart: curl and others have a way of their own to say it. */
  readonly basic?: { readonly user: string; readonly password: string };
  /** The server asks for a certificate of the client (`mutualTLS`). */
  readonly clientCertificate?: true;
  readonly body?: RequestBody;
}

/** A name and its value. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** A body as it is sent. */
export type RequestBody =
  | { readonly kind: 'json'; readonly media: string; readonly value: JsonValue }
  | { readonly kind: 'text'; readonly media: string; readonly text: string }
  /** `application/x-www-form-urlencoded`, in order, not yet encoded. */
  | { readonly kind: 'form'; readonly fields: readonly NamedValue[] }
  | { readonly kind: 'multipart'; readonly parts: readonly RequestPart[] }
  | { readonly kind: 'file'; readonly media: string; readonly fileName: string };

/** A part of a form. */
export type RequestPart =
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly value: string;
      readonly media?: string;
    }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly fileName: string;
      readonly media?: string;
    };
