import type { JsonObject } from '../model/json.ts';
import type { FieldModel, SchemaModel } from '../model/schema.ts';
import type { Anchors } from './anchors.ts';
import type { Direction } from './direction.ts';
import type { Part } from './part.ts';
import type { Report } from './problem.ts';

/** What one tree of a page is built with. */
export interface TreeContext {
  readonly root: JsonObject;
  readonly direction: Direction;
  /** Keys that `api.params.post` shows as pills. */
  readonly post: readonly string[];
  readonly anchors: Anchors;
  readonly report: Report;
}

/** Where in a tree a schema stands. */
export interface Place {
  readonly parts: readonly Part[];
  /** The parts that give it its name: of an alternative, not those that all alternatives share. */
  readonly named: readonly Part[];
  /** The path that anchors below it start with; not unique by itself. */
  readonly path: string;
  /** The anchor of the row it stands in. */
  readonly anchor: string | undefined;
  /** Rows above it, one in the other. */
  readonly depth: number;
  /** Schemas above it, one in the other: rows, elements, alternatives. */
  readonly nesting: number;
  readonly branch: Branch | undefined;
}

/** The schemas that one is nested in, innermost first. */
export interface Branch {
  readonly key: string;
  readonly anchor: string | undefined;
  readonly parent: Branch | undefined;
}

/** A model while its members are found out, breadth first. */
export type Draft = { -readonly [Key in keyof SchemaModel]: SchemaModel[Key] };

/** A schema that is still to be described. */
export interface Task {
  readonly draft: Draft;
  readonly place: Place;
}

/** A field whose schema is still to be described. */
export interface FieldDraft {
  readonly name: string;
  readonly nameKind: FieldModel['nameKind'];
  readonly required: boolean;
  readonly parts: readonly Part[];
}

/** A draft that says nothing. */
export function emptyDraft(): Draft {
  return {
    kind: 'any',
    type: 'any',
    types: [],
    nullable: false,
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    examples: [],
    constraints: [],
    before: [],
    after: [],
    expanded: false,
    fields: [],
  };
}
