import type { SourceLocation } from '@waymark/core';
import type { CredentialModel, ExampleModel, ParameterModel, ServerModel } from './endpoint.ts';
import type { JsonValue } from './json.ts';
import type { SchemaModel } from './schema.ts';

/** All that the page of a channel shows, as plain data: AsyncAPI 2 in the terms of AsyncAPI 3. */
export interface ChannelModel {
  /** Key below `channels`. */
  readonly id: string;
  /** Topic, path, queue; absent where it is known when the API runs only. */
  readonly address?: string | undefined;
  /** Upper case, as a badge shows it: `WSS`, `KAFKA`. */
  readonly protocol: string;
  readonly title: string;
  /** Markdown. */
  readonly description?: string | undefined;
  readonly externalDocs?: { readonly url: string; readonly description?: string } | undefined;
  readonly servers: readonly ChannelServer[];
  /** Alternatives of its servers. */
  readonly security: readonly ChannelCredential[];
  /** Parts of the address. */
  readonly parameters: readonly ChannelParameter[];
  /** Headers and query parameters of the request that opens a WebSocket. */
  readonly handshake: {
    readonly headers: SchemaModel | undefined;
    readonly query: SchemaModel | undefined;
  };
  readonly bindings: readonly BindingModel[];
  readonly operations: readonly ChannelOperation[];
  /** Those that no operation names. */
  readonly messages: readonly MessageModel[];
  /** `x-mint.content`: MDX of the author, before the generated part. */
  readonly content?: string | undefined;
  readonly at: SourceLocation;
}

/** A server that has a channel. */
export interface ChannelServer extends ServerModel {
  readonly name: string;
  /** As written, with its version: `kafka-secure 2.0`. */
  readonly protocol: string;
  readonly bindings: readonly BindingModel[];
  /** Ids of what it asks for, one of which is enough. */
  readonly credentials: readonly string[];
}

/** Something that lets a client in; one of those of a list is enough. */
export interface ChannelCredential
  extends Pick<CredentialModel, 'id' | 'description' | 'scopes' | 'flows' | 'openIdConnectUrl'> {
  /** As written: `userPassword`, `X509`, `oauth2`. */
  readonly type: string;
  readonly scheme?: string | undefined;
  readonly bearerFormat?: string | undefined;
  readonly in?: string | undefined;
  readonly name?: string | undefined;
  readonly anchor: string;
}

/** A part of an address. */
export interface ChannelParameter
  extends Pick<ParameterModel, 'name' | 'anchor' | 'description' | 'schema'> {
  /** Where in a message its value stands: `$message.payload#/user/id`. */
  readonly location?: string | undefined;
}

/** What a protocol is told beyond the format: as written, by protocol. */
export interface BindingModel {
  readonly protocol: string;
  readonly value: JsonValue;
}

/** What an application does on a channel. */
export interface ChannelOperation {
  readonly id: string;
  /** By the application that is described; its clients do the other. */
  readonly action: 'send' | 'receive';
  readonly title?: string | undefined;
  /** Markdown. */
  readonly description?: string | undefined;
  readonly deprecated: boolean;
  readonly externalDocs?: { readonly url: string; readonly description?: string } | undefined;
  readonly anchor: string;
  readonly security: readonly ChannelCredential[];
  readonly bindings: readonly BindingModel[];
  readonly messages: readonly MessageModel[];
  readonly reply?: ReplyModel | undefined;
}

/** What answers the messages of an operation. */
export interface ReplyModel {
  /** Where answers go: an address, or where in the message that stands. */
  readonly address?: string | undefined;
  /** Markdown. */
  readonly description?: string | undefined;
  /** The channel that has them, where the reply names one. */
  readonly channel?: { readonly id: string; readonly protocol: string } | undefined;
  readonly messages: readonly MessageModel[];
}

/** A message with its two parts. */
export interface MessageModel {
  readonly id: string;
  readonly title: string;
  /** Name of the message for machines. */
  readonly name?: string | undefined;
  /** Markdown. */
  readonly description?: string | undefined;
  readonly deprecated: boolean;
  readonly contentType?: string | undefined;
  readonly externalDocs?: { readonly url: string; readonly description?: string } | undefined;
  readonly anchor: string;
  readonly headers?: MessagePart | undefined;
  readonly payload?: MessagePart | undefined;
  readonly correlation?:
    | { readonly location: string; readonly description?: string | undefined }
    | undefined;
  readonly bindings: readonly BindingModel[];
  /** Payloads, written or generated, then written headers. */
  readonly examples: readonly ExampleModel[];
}

/** Headers or payload of a message. */
export type MessagePart =
  | { readonly kind: 'schema'; readonly schema: SchemaModel }
  /** A schema in a format that is shown as it is, such as Avro. */
  | { readonly kind: 'foreign'; readonly format: string; readonly value: JsonValue };
