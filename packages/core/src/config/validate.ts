import type { z } from 'zod';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import { type Finding, findingsOf, type Place } from './finding.ts';
import { isRecord } from './json-value.ts';
import { type ConfigPath, pointerOf } from './path.ts';

/** What takes the place of a required value that is missing or wrong, by JSON pointer. */
export type Fallbacks = Readonly<Record<string, unknown>>;

/** A value of the configuration, what it must be, and where it is written. */
export interface ValidateOptions<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly value: unknown;
  /** Where `value` stands in the document. */
  readonly path: ConfigPath;
  readonly document: Pick<ConfigDocument, 'locate' | 'locateKey'>;
  readonly fallbacks?: Fallbacks;
}

/** Rounds of mending after which a schema is taken to contradict itself. */
const maximumRounds = 100;

/**
 * Applies a schema and mends: every wrong value is reported, dropped or replaced, and the schema
 * is applied again, so that one mistake neither hides others nor costs more than its own value.
 * The value is absent when nothing of it could be kept.
 */
export function validate<Schema extends z.ZodType>(
  options: ValidateOptions<Schema>,
): Checked<z.output<Schema> | undefined> {
  const { schema, path, document, fallbacks = {} } = options;
  const mending = new Mending(options.value, fallbacks);
  const diagnostics: Diagnostic[] = [];
  for (let round = 0; round < maximumRounds; round += 1) {
    const result = schema.safeParse(mending.value, { reportInput: true });
    if (result.success) return { value: result.data, diagnostics };
    const place: Place = (inner) => [...path, ...mending.original(inner)];
    const findings = result.error.issues.flatMap((issue) => findingsOf(issue, place));
    for (const finding of mending.apply(findings)) {
      diagnostics.push(toDiagnostic({ ...finding, path: [...path, ...finding.path] }, document));
    }
    if (mending.value === undefined) return { value: undefined, diagnostics };
  }
  throw new Error('A configuration schema refuses its own repairs.');
}

function toDiagnostic(
  finding: Finding,
  document: ValidateOptions<z.ZodType>['document'],
): Diagnostic {
  const { code, message, hint, path, atKey } = finding;
  const at = atKey ? document.locateKey(path) : document.locate(path);
  return diagnostic(code, { at, message, hint, pointer: pointerOf(path) });
}

/** A copy of a value under repair, which knows where its parts stood in the original. */
class Mending {
  value: unknown;
  readonly #fallbacks: Fallbacks;
  /** Original indexes of the entries of arrays that lost some. */
  readonly #indexes = new WeakMap<readonly unknown[], number[]>();
  /** Pointers, in the original, of values that were dropped. */
  readonly #dropped = new Set<string>();

  constructor(value: unknown, fallbacks: Fallbacks) {
    this.value = structuredClone(value);
    this.#fallbacks = fallbacks;
  }

  /**
   * Mends all findings of a round and gives those to report, with original paths. That something
   * is missing is not reported when it was dropped for a mistake of its own.
   */
  apply(findings: readonly Finding[]): Finding[] {
    const reported: Finding[] = [];
    const drops: ConfigPath[] = [];
    for (const finding of findings) {
      const path = this.original(finding.path);
      const absent = reach(this.value, finding.path).length < finding.path.length;
      const reportedBefore = absent && this.#dropped.has(pointerOf(path));
      if (!reportedBefore) reported.push({ ...finding, path });
      const spare = this.#spare(finding.path);
      if (finding.replacement !== undefined) {
        this.#set(finding.path, finding.replacement.value);
      } else if (spare !== undefined) {
        this.#set(spare, structuredClone(this.#fallbacks[pointerOf(spare)]));
      } else {
        drops.push(reach(this.value, finding.path));
        this.#dropped.add(pointerOf(path));
      }
    }
    for (const path of inRemovalOrder(drops)) this.#set(path, undefined);
    return reported;
  }

  /** The innermost part of a path that has a fallback. */
  #spare(path: ConfigPath): ConfigPath | undefined {
    for (let length = path.length; length > 0; length -= 1) {
      const part = path.slice(0, length);
      if (Object.hasOwn(this.#fallbacks, pointerOf(part))) return part;
      if (reach(this.value, part).length === part.length) return undefined;
    }
    return undefined;
  }

  /** Puts another value at a path, or takes away what is there (`undefined`). */
  #set(path: ConfigPath, value: unknown): void {
    const last = path.at(-1);
    if (last === undefined) {
      this.value = value;
      return;
    }
    const container = this.#container(path.slice(0, -1));
    if (Array.isArray(container)) this.#setItem(container, Number(last), value);
    else if (value === undefined) delete container[last];
    else define(container, last, value);
  }

  /** What holds the value at a path below this one; made where there is none. */
  #container(path: ConfigPath): unknown[] | Record<string, unknown> {
    const found = path.reduce<unknown>((value, step) => child(value, step), this.value);
    if (Array.isArray(found) || isRecord(found)) return found;
    const made: Record<string, unknown> = {};
    this.#set(path, made);
    return made;
  }

  #setItem(list: unknown[], index: number, value: unknown): void {
    if (value !== undefined) {
      list[index] = value;
      return;
    }
    const indexes = this.#indexes.get(list) ?? Array.from(list.keys());
    list.splice(index, 1);
    indexes.splice(index, 1);
    this.#indexes.set(list, indexes);
  }

  /** The path in the original of a path in the present value. */
  original(path: ConfigPath): ConfigPath {
    let container: unknown = this.value;
    return path.map((step) => {
      const indexes = Array.isArray(container) ? this.#indexes.get(container) : undefined;
      container = child(container, step);
      return indexes?.[Number(step)] ?? step;
    });
  }
}

/** The longest part of a path that exists in a value. */
function reach(value: unknown, path: ConfigPath): ConfigPath {
  let container = value;
  let length = 0;
  for (const step of path) {
    container = child(container, step);
    if (container === undefined) break;
    length += 1;
  }
  return path.slice(0, length);
}

function child(container: unknown, step: string | number): unknown {
  if (Array.isArray(container)) return container[Number(step)];
  if (!isRecord(container)) return undefined;
  return Object.hasOwn(container, step) ? container[step] : undefined;
}

/** Each path once, without those below another, later array entries first. */
function inRemovalOrder(paths: readonly ConfigPath[]): ConfigPath[] {
  const unique = new Map(paths.map((path) => [pointerOf(path), path]));
  const isBelowAnother = (path: ConfigPath) =>
    path.some((_, length) => unique.has(pointerOf(path.slice(0, length))));
  const outermost = [...unique.values()].filter((path) => !isBelowAnother(path));
  return outermost.sort((left, right) => compareSteps(right, left));
}

/** Sets an own property, also where its name is `__proto__`. */
function define(record: Record<string, unknown>, key: string | number, value: unknown): void {
  Object.defineProperty(record, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

function compareSteps(left: ConfigPath, right: ConfigPath): number {
  for (const [index, step] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (step === other) continue;
    if (typeof step === 'number' && typeof other === 'number') return step - other;
    return String(step) < String(other) ? -1 : 1;
  }
  return left.length - right.length;
}
