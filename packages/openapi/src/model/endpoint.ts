import type { SourceLocation } from '@waymark/core';
import type { JsonValue } from './json.ts';
import type { SchemaModel } from './schema.ts';

/** All that the page of one operation or webhook shows, as plain data. */
export interface EndpointModel {
  readonly kind: 'operation' | 'webhook';
  /** Upper case; `WEBHOOK` for a webhook. */
  readonly method: string;
  /** The path template with the spelling of the description; the name of a webhook. */
  readonly path: string;
  readonly operationId?: string;
  readonly title: string;
  readonly summary?: string;
  /** Markdown. */
  readonly description?: string;
  readonly deprecated: boolean;
  readonly tags: readonly string[];
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  /** The first is the default; empty when the description names none (and for webhooks). */
  readonly servers: readonly ServerModel[];
  /** Alternatives; an alternative without credentials means "none". Empty: no authorization. */
  readonly security: readonly SecurityAlternative[];
  /** Header, path, query, cookie, querystring, each in its own order. */
  readonly parameters: readonly ParameterModel[];
  readonly body?: BodyModel;
  /** Successes first, `default` last. */
  readonly responses: readonly ResponseModel[];
  readonly callbacks: readonly CallbackModel[];
  /** `x-codeSamples`. */
  readonly customSamples: readonly CustomSample[];
  /** `x-mint.content`: MDX of the author, before the generated part. */
  readonly content?: string;
  readonly at: SourceLocation;
}

/** A server with its variables. */
export interface ServerModel {
  /** As written, variables as `{name}`; a relative one is resolved where the base is known. */
  readonly url: string;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
}

/** A part of a server's address that readers choose. */
export interface ServerVariable {
  readonly name: string;
  /** Absent where the description forgot it: the variable stands open. */
  readonly default?: string | undefined;
  readonly enum?: readonly string[];
  readonly description?: string;
}

/** Credentials that are needed together. */
export interface SecurityAlternative {
  readonly label: string;
  readonly credentials: readonly CredentialModel[];
}

/** Something that has to be sent to be let in. */
export interface CredentialModel {
  /** Key in `securitySchemes`. */
  readonly id: string;
  readonly type:
    | 'bearer'
    | 'basic'
    | 'http'
    | 'apiKey'
    | 'oauth2'
    | 'openIdConnect'
    | 'mutualTLS'
    | 'unknown';
  /** `http`: the scheme, such as `digest`. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  /** `apiKey`: where it goes and its name there. */
  readonly in?: 'header' | 'query' | 'cookie';
  readonly name?: string;
  /** Markdown. */
  readonly description?: string;
  readonly scopes: readonly string[];
  readonly flows: readonly OAuthFlow[];
  readonly openIdConnectUrl?: string;
  readonly oauth2MetadataUrl?: string;
  readonly deprecated?: boolean;
  /** `x-default`: prefilled in the form. */
  readonly default?: string;
  readonly anchor: string;
}

/** A way to a token, with its addresses and scopes. */
export interface OAuthFlow {
  readonly type: string;
  readonly authorizationUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
}

/** A parameter with its place and how it is written. */
export interface ParameterModel {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie' | 'querystring';
  readonly anchor: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Markdown. */
  readonly description?: string;
  readonly style:
    | 'simple'
    | 'label'
    | 'matrix'
    | 'form'
    | 'spaceDelimited'
    | 'pipeDelimited'
    | 'deepObject'
    | 'cookie';
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** Media type of a parameter that is written by `content`. */
  readonly media?: string;
  readonly schema: SchemaModel;
  /** Own examples, before those of the schema. */
  readonly examples: readonly ExampleModel[];
  /** The value that a sample sends. */
  readonly sample: JsonValue;
}

/** A body with its media types. */
export interface BodyModel {
  /** Markdown. */
  readonly description?: string;
  readonly required: boolean;
  /** The first is the default. */
  readonly media: readonly MediaModel[];
}

/** A media type with its schema and examples. */
export interface MediaModel {
  readonly type: string;
  readonly schema: SchemaModel;
  /** `itemSchema`: the schema is that of one item of a sequence. */
  readonly isSequence: boolean;
  /** Written ones, else one generated; empty where there is nothing to show. */
  readonly examples: readonly ExampleModel[];
  /** How parts of `multipart` and fields of `urlencoded` bodies are written, by name or by place. */
  readonly encoding: Readonly<Record<string, EncodingModel>>;
  /** The same of the other parts of a list (`itemEncoding`). */
  readonly itemEncoding?: EncodingModel;
}

/** How a part of a form is written. */
export interface EncodingModel {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** `multipart`: headers of the part. */
  readonly headers?: readonly HeaderModel[];
}

/** An example with its name. */
export interface ExampleModel {
  /** Key in `examples`, or empty. */
  readonly key: string;
  readonly label: string;
  readonly description?: string;
  readonly value?: JsonValue;
  /** Text as sent, where it is not the JSON of `value` (XML, text, `serializedValue`). */
  readonly text?: string;
  /** `externalValue`: linked, never fetched. */
  readonly externalUrl?: string;
  readonly isGenerated: boolean;
}

/** A response with its status. */
export interface ResponseModel {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  /** Markdown. */
  readonly description?: string;
  readonly summary?: string;
  readonly headers: readonly HeaderModel[];
  readonly media: readonly MediaModel[];
  readonly links: readonly LinkModel[];
  readonly anchor: string;
}

/** A header of a response or of a part. */
export type HeaderModel = Pick<
  ParameterModel,
  'name' | 'anchor' | 'required' | 'deprecated' | 'description' | 'schema'
>;

/** What a response leads on to. */
export interface LinkModel {
  readonly name: string;
  readonly description?: string;
  /** Method and path of the operation it leads to, where it could be found. */
  readonly target?: { readonly method: string; readonly path: string };
  readonly parameters: readonly { readonly name: string; readonly expression: string }[];
}

/** A request that the API sends by itself. */
export interface CallbackModel
  extends Pick<EndpointModel, 'method' | 'summary' | 'description' | 'deprecated' | 'parameters'>,
    Pick<EndpointModel, 'body' | 'responses'> {
  readonly name: string;
  readonly expression: string;
  /** What the API shows to be let in. */
  readonly security: readonly SecurityAlternative[];
}

/** A sample that the description brings. */
export interface CustomSample {
  /** As written; the page maps it through the language aliases. */
  readonly language: string;
  readonly label?: string;
  readonly source: string;
}

/** The page of a schema (`openapi-schema` in the frontmatter). */
export interface SchemaPageModel {
  readonly name: string;
  readonly title: string;
  readonly schema: SchemaModel;
  readonly examples: readonly ExampleModel[];
  readonly at: SourceLocation;
}
