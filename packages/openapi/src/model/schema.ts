import type { JsonValue } from './json.ts';

/** A schema as a page shows it: everything resolved, merged and decided, as plain data. */
export interface SchemaModel {
  readonly kind:
    | 'object'
    | 'array'
    | 'tuple'
    | 'union'
    | 'scalar'
    | 'file'
    | 'any'
    | 'never'
    /** Stands on its own branch already, or lies below the depth or row limit. */
    | 'cut';
  /** Text of the type pill without "nullable": `string<uuid>`, `Pet[]`, `string | integer`. */
  readonly type: string;
  /** JSON types that a value may have, without `null`; empty for any. For samples and the form. */
  readonly types: readonly JsonType[];
  readonly format?: string;
  readonly nullable: boolean;
  readonly title?: string;
  /** Name of the component that a reference led to. */
  readonly name?: string;
  /** Markdown. */
  readonly description?: string;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Each is present only when written, `null`, `0`, `false` and `""` included. */
  readonly default?: Written;
  readonly const?: Written;
  readonly enum?: readonly EnumValue[];
  readonly examples: readonly JsonValue[];
  /** Lines such as `1 <= x <= 10`, `Pattern: ^a$`, in the order of the reference. */
  readonly constraints: readonly Constraint[];
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  /** Pills before and after the name: `x-mint.pre`, `x-mint.post`, `api.params.post`. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Open from the start (`x-mint.playground.expand`). */
  readonly expanded: boolean;
  /** `object`: its properties, then patterns, then the row for additional ones. */
  readonly fields: readonly FieldModel[];
  /** `object`: whether other properties are allowed, where that is worth saying. */
  readonly otherFields?: 'allowed' | 'forbidden';
  /** `array`: its element. `tuple`: those after its `elements`; `never` where there are none. */
  readonly items?: SchemaModel;
  /** `tuple`: its elements in order. */
  readonly elements?: readonly SchemaModel[];
  /** `scalar`: what a text holds (`contentSchema`). */
  readonly content?: SchemaModel;
  /** `union`: at least two. */
  readonly alternatives?: readonly Alternative[];
  readonly discriminator?: string;
  /** `cut`: why nothing more is shown, and the anchor that shows it, where there is one. */
  readonly cut?: {
    readonly reason: 'recursive' | 'limit' | 'unresolved';
    readonly anchor?: string;
  };
  /** Names of keywords with no rendering of their own (`if`, `unevaluatedProperties`), as JSON. */
  readonly raw?: JsonValue;
  /** XML hints, for samples. */
  readonly xml?: JsonValue;
}

/** A type of JSON Schema but `null`. */
export type JsonType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';

/** Wraps a value that may itself be `null` or `undefined`-like. */
export interface Written {
  readonly value: JsonValue;
}

/** A value of an enumeration with its description. */
export interface EnumValue {
  readonly value: JsonValue;
  /** Markdown. */
  readonly description?: string;
}

/** A line about what values are allowed; the label is translated by whoever shows it. */
export interface Constraint {
  readonly kind:
    | 'range'
    | 'length'
    | 'items'
    | 'properties'
    | 'multipleOf'
    | 'pattern'
    | 'unique'
    | 'propertyNames'
    | 'contains'
    | 'not'
    | 'content';
  readonly text: string;
}

/** A property, or another part that has a name. */
export interface FieldModel {
  readonly name: string;
  /** `property`, a regular expression for names, or a placeholder for any other name. */
  readonly nameKind: 'property' | 'pattern' | 'additional';
  /** Unique on the page (docs/format/openapi.md#anchors). */
  readonly anchor: string;
  readonly required: boolean;
  readonly schema: SchemaModel;
}

/** One of several schemas that a value may have. */
export interface Alternative {
  readonly label: string;
  /** Unique on the page: `body-personalize-one-of-1`. */
  readonly anchor: string;
  /** Values of the discriminator that choose this one. */
  readonly discriminatorValues: readonly string[];
  /** Chosen by every further value, and where there is none (`defaultMapping`). */
  readonly isDefault?: boolean;
  readonly schema: SchemaModel;
}
