import type { JsonValue, SchemaModel } from '@waymark/openapi';
import type { PlaygroundLabels } from './labels.ts';

/** A part of the form that stands for one value. */
export interface Control {
  readonly element: HTMLElement;
  /** What is labelled and gets the focus; absent for a group of controls. */
  readonly input?: HTMLElement;
  /** The value; undefined when nothing is to be sent. */
  read(): JsonValue | undefined;
  /** Shows a value, undefined for none. */
  write(value: JsonValue | undefined): void;
  /** Files chosen in it, by the name of the field. */
  files(): ReadonlyMap<string, readonly File[]>;
  /** What keeps it from being sent; shown at its place. */
  check(): readonly Problem[];
}

/** What is wrong with a value, and where. */
export interface Problem {
  readonly at: HTMLElement;
  readonly message: string;
}

/** What all controls of a value have in common. */
export interface FormContext {
  readonly labels: PlaygroundLabels;
  /** Whether files are sent as such, as in multipart bodies; elsewhere they are text of the value. */
  readonly sendsFiles: boolean;
}

/** What a control is made of besides its schema. */
export interface ControlContext extends FormContext {
  /** Name of the field, as its label has it. */
  readonly name: string;
  readonly required: boolean;
  /** Makes the control of a part. */
  readonly create: (schema: SchemaModel, name: string, required: boolean) => Control;
}

/** What a control without files gives. */
export const noFiles: ReadonlyMap<string, readonly File[]> = new Map();
