import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, SourceLocation } from '../diagnostic/diagnostic.ts';
import type { ReadConfigFile } from './config-file.ts';
import { readJsonSource } from './json-source.ts';
import { isRecord } from './json-value.ts';
import type { ConfigPath } from './path.ts';
import { resolveReferences } from './references.ts';
import { plainValue, type SourceNode } from './source-node.ts';

/** A configuration as plain JSON, every part of which knows the file and line it came from. */
export interface ConfigDocument {
  /** The root file, relative to the docs folder. */
  readonly file: string;
  /** The merged content: all `$ref` files in their places. */
  readonly value: unknown;
  /** Nothing of its files had to be guessed, left out or read in another way than it is written. */
  readonly isWhole: boolean;
  /** Where a value is written; the nearest existing ancestor when there is none at the path. */
  locate(path: ConfigPath): SourceLocation;
  /** Where the key of a value is written; the value's place for array entries and the root. */
  locateKey(path: ConfigPath): SourceLocation;
}

/** Which configuration is read, and how its files are. */
export interface ReadConfigOptions {
  /** The root file, relative to the docs folder. */
  readonly file: string;
  readonly read: ReadConfigFile;
}

/**
 * Reads a configuration file and the files it refers to. The value is absent when the root file
 * does not exist or cannot be read as JSON at all.
 */
export function readConfigDocument(
  options: ReadConfigOptions,
): Checked<ConfigDocument | undefined> {
  const { file } = options;
  const text = options.read(file);
  if (text === undefined) {
    const at = { file, line: 1, column: 1 };
    const message = `The file ${file} does not exist.`;
    const hint = 'Run `waymark init` to create one.';
    return { value: undefined, diagnostics: [diagnostic('config-missing', { at, message, hint })] };
  }
  if (typeof text !== 'string') {
    const at = { file, line: 1, column: 1 };
    const message = `The file ${file} is not read, because it ${text.reason}.`;
    const hint = 'Put the file itself into the docs folder.';
    const diagnostics = [diagnostic('config-unreadable', { at, message, hint })];
    return { value: undefined, diagnostics };
  }
  const source = readJsonSource(text, file);
  if (source.value === undefined) {
    const [last, ...others] = source.diagnostics.toReversed();
    // Rules may tolerate mistakes of syntax, but not one that leaves nothing to render.
    const fatal = last ? [diagnostic('config-unreadable', { ...last, at: last })] : [];
    return { value: undefined, diagnostics: [...others.reverse(), ...fatal] };
  }
  const resolved = resolveReferences(source.value, file, (path) => options.read(path));
  const diagnostics = [...source.diagnostics, ...resolved.diagnostics];
  if (resolved.value)
    return { value: documentOf(resolved.value, file, diagnostics.length === 0), diagnostics };
  const message = `Nothing is left of ${file}, because its "$ref" stands for nothing.`;
  const hint = 'Correct the "$ref", or write the configuration in its place.';
  const fatal = diagnostic('config-unreadable', { at: source.value.at, message, hint });
  return { value: undefined, diagnostics: [...diagnostics, fatal] };
}

/** A document for a value that has no text, such as one made in a test: all of it at 1:1. */
export function documentFromValue(value: unknown, file = 'docs.json'): ConfigDocument {
  const start = { file, line: 1, column: 1 };
  return { file, value, isWhole: true, locate: () => start, locateKey: () => start };
}

/** Whether the `$schema` of a configuration is that of the vendor whose format this is. */
export function carriesVendorSchema(document: ConfigDocument): boolean {
  if (!isRecord(document.value)) return false;
  const { $schema } = document.value;
  return typeof $schema === 'string' && isVendorSchema($schema);
}

/** Whether an address of a schema belongs to the vendor whose format docs.json is. */
export function isVendorSchema(schema: string): boolean {
  return /^https?:\/\/(?:[\w-]+\.)*mintlify\.(?:com|dev)\//i.test(schema);
}

function documentOf(root: SourceNode, file: string, isWhole: boolean): ConfigDocument {
  return {
    file,
    isWhole,
    value: plainValue(root),
    locate: (path) => follow(root, path).node.at,
    locateKey: (path) => {
      const { node, keyAt } = follow(root, path);
      return keyAt ?? node.at;
    },
  };
}

/** The deepest node that a path reaches; `keyAt` only when it is the whole path. */
function follow(root: SourceNode, path: ConfigPath): { node: SourceNode; keyAt?: SourceLocation } {
  let node = root;
  let keyAt: SourceLocation | undefined;
  for (const step of path) {
    if (node.kind === 'map') {
      const entry = node.entries.get(String(step));
      if (entry === undefined) return { node };
      node = entry.node;
      keyAt = entry.keyAt;
    } else if (node.kind === 'list') {
      const item = node.items[Number(step)];
      if (item === undefined) return { node };
      node = item;
      keyAt = undefined;
    } else {
      return { node };
    }
  }
  return { node, keyAt };
}
