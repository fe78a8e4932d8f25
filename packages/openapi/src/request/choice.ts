import type { ParameterModel } from '../model/endpoint.ts';
import type { JsonValue } from '../model/json.ts';

/** All that a request is free in: what the reader chose, or what a sample shows. */
export interface RequestChoice {
  /** URL as in `endpoint.servers`, variables as `{name}`; without it the first server. */
  readonly server?: string;
  /** `https://host`, where servers with a relative URL lie; without it a placeholder. */
  readonly origin?: string;
  /** By name; a variable without a value has its default. */
  readonly variables: Readonly<Record<string, string>>;
  /** Index in `endpoint.security`; without it nothing is sent. */
  readonly security?: number;
  /** By `CredentialModel.id`; one without a value is not sent. */
  readonly credentials: Readonly<Record<string, CredentialValue>>;
  readonly parameters: readonly ParameterChoice[];
  readonly body?: BodyChoice;
}

/** The secret alone: a token is given without `Bearer`. */
export type CredentialValue = string | BasicCredential;

/** User and password. */
export interface BasicCredential {
  readonly user: string;
  readonly password: string;
}

/** A parameter that has a value; the others are left out. */
export interface ParameterChoice {
  readonly in: ParameterModel['in'];
  readonly name: string;
  readonly value: JsonValue;
}

/** What was chosen for a body. */
export type BodyChoice =
  | {
      readonly kind: 'value';
      /** `MediaModel.type`. */
      readonly media: string;
      readonly value: JsonValue;
      /** Names of the files of the file parts of `multipart`, by name of the part. */
      readonly files?: Readonly<Record<string, readonly string[]>>;
    }
  /** Sent as it is. */
  | { readonly kind: 'text'; readonly media: string; readonly text: string }
  | { readonly kind: 'file'; readonly media: string; readonly fileName: string };
