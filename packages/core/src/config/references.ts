import type { DiagnosticCode } from '../diagnostic/codes.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import { remember } from '../remember.ts';
import type { ReadConfigFile } from './config-file.ts';
import { readJsonSource } from './json-source.ts';
import { type ReferencedPath, referencedPath } from './reference-path.ts';
import type { ListNode, MapEntry, MapNode, SourceNode } from './source-node.ts';

/** What the `$ref`s of a configuration may ask of the machine that reads it. */
const limits = { files: 1000, chain: 50, values: 500_000 } as const;

/** State of one resolution: what was read, and the chain of files that leads here. */
interface Resolution {
  readonly read: ReadConfigFile;
  /** Values that the files so far stand for, each as often as it is referred to. */
  values: number;
  /** Resolved content by file; nothing for a file that cannot be used. */
  readonly resolved: Map<string, SourceNode | undefined>;
  readonly diagnostics: Diagnostic[];
}

/**
 * Replaces every object with a `$ref` by the content of the file it names. What cannot be resolved
 * is reported and left out, so that the rest stays usable.
 *
 * Rules (live format): paths start at the folder of the referring file and stay in the docs
 * folder; keys beside the `$ref` are laid over a referenced object, shallowly. Ours: an array that
 * is referenced inside an array is spliced into it.
 *
 * @param file The file that `root` was read from, relative to the docs folder.
 */
export function resolveReferences(
  root: SourceNode,
  file: string,
  read: ReadConfigFile,
): Checked<SourceNode | undefined> {
  const state: Resolution = { read, values: 0, resolved: new Map(), diagnostics: [] };
  const value = resolveNode(root, [file], state);
  return { value, diagnostics: state.diagnostics };
}

function resolveNode(
  node: SourceNode,
  chain: readonly string[],
  state: Resolution,
): SourceNode | undefined {
  if (node.kind === 'scalar') return node;
  if (node.kind === 'list') return resolveList(node, chain, state);
  const reference = node.entries.get('$ref');
  if (reference === undefined) return resolveEntries(node, chain, state);
  const target = reference.node;
  const siblings = resolveEntries(withoutKey(node, '$ref'), chain, state);
  if (target.kind !== 'scalar' || typeof target.value !== 'string') {
    const message = 'The value of "$ref" is not a text; the key is ignored.';
    report(state, 'config-ref-invalid', target.at, message, 'Write the path of a JSON file.');
    return siblings;
  }
  const content = resolveFile(target.value, target.at, chain, state);
  return overlay(content, siblings, target.at, state);
}

function resolveEntries(node: MapNode, chain: readonly string[], state: Resolution): MapNode {
  const entries = new Map<string, MapEntry>();
  for (const [key, entry] of node.entries) {
    const resolved = resolveNode(entry.node, chain, state);
    if (resolved !== undefined) entries.set(key, { keyAt: entry.keyAt, node: resolved });
  }
  return { ...node, entries };
}

function resolveList(node: ListNode, chain: readonly string[], state: Resolution): ListNode {
  const items = node.items.flatMap((item) => {
    if (item.kind === 'map' && isSourceReference(item, state)) return [];
    const resolved = resolveNode(item, chain, state);
    if (resolved === undefined) return [];
    const referenced = item.kind === 'map' && item.entries.has('$ref');
    if (!referenced || resolved.kind !== 'list') return [resolved];
    const message = 'The file of this "$ref" holds an array; its entries were put in place of it.';
    const hint = 'Other tools nest the array here: reference the whole array instead.';
    report(state, 'config-ref-spliced', item.at, message, hint);
    return resolved.items;
  });
  return { ...node, items };
}

/** The resolved content of a referenced file, or nothing after a report. */
function resolveFile(
  reference: string,
  at: SourceLocation,
  chain: readonly string[],
  state: Resolution,
): SourceNode | undefined {
  const target = referencedPath(reference, chain.at(-1) ?? '');
  if (target.kind !== 'file') {
    reportPath(target, at, state);
    return undefined;
  }
  const { file } = target;
  if (chain.includes(file)) {
    const circle = [...chain.slice(chain.indexOf(file)), file].join(' → ');
    const message = `"$ref": "${reference}" closes a circle: ${circle}.`;
    report(state, 'config-ref-cycle', at, message, 'Remove one "$ref" of the circle.');
    return undefined;
  }
  const node = state.resolved.has(file)
    ? state.resolved.get(file)
    : readFile(reference, file, at, chain, state);
  state.resolved.set(file, node);
  if (node === undefined) return undefined;
  const values = valuesOf(node);
  if (state.values + values > limits.values) {
    const message = `"$ref": "${reference}" is left out: the files of this configuration stand for more than ${limits.values} values.`;
    report(state, 'config-too-large', at, message, 'Refer to fewer or smaller files.');
    return undefined;
  }
  state.values += values;
  return node;
}

/** The content of a file that is met for the first time, its own references resolved. */
function readFile(
  reference: string,
  file: string,
  at: SourceLocation,
  chain: readonly string[],
  state: Resolution,
): SourceNode | undefined {
  if (chain.length > limits.chain || state.resolved.size >= limits.files) {
    const message = `"$ref": "${reference}" is left out: a configuration has at most ${limits.files} files, in chains of ${limits.chain}.`;
    report(state, 'config-too-large', at, message, 'Put the content of some files into others.');
    return undefined;
  }
  const text = state.read(file);
  if (typeof text === 'object') {
    const code = text.refused === 'outside' ? 'config-ref-outside' : 'config-ref-missing';
    const message = `"$ref": "${reference}" names the file ${file}, which is not read, because it ${text.reason}.`;
    report(state, code, at, message, 'Put the file itself into the docs folder.');
    return undefined;
  }
  if (text === undefined) {
    const message = `"$ref": "${reference}" names the file ${file}, which does not exist.`;
    const hint = `The path starts at the folder of ${chain.at(-1)}. Files so far: ${chain.join(' → ')}.`;
    report(state, 'config-ref-missing', at, message, hint);
    return undefined;
  }
  const source = readJsonSource(text, file);
  state.diagnostics.push(...source.diagnostics);
  return source.value && resolveNode(source.value, [...chain, file], state);
}

/** How many values a node stands for, each shared part counted as often as it is there. */
const valuesOf = remember((node: SourceNode): number => {
  let count = 1;
  if (node.kind === 'list') for (const item of node.items) count += valuesOf(item);
  if (node.kind === 'map') for (const entry of node.entries.values()) count += valuesOf(entry.node);
  return count;
});

function overlay(
  content: SourceNode | undefined,
  siblings: MapNode,
  at: SourceLocation,
  state: Resolution,
): SourceNode | undefined {
  if (siblings.entries.size === 0) return content;
  if (content === undefined) return siblings;
  if (content.kind === 'map') {
    return { ...content, entries: new Map([...content.entries, ...siblings.entries]) };
  }
  const names = [...siblings.entries.keys()].map((name) => `"${name}"`).join(', ');
  const message = `${names} beside "$ref" is ignored, because the file does not hold an object.`;
  report(state, 'config-ref-siblings', at, message, 'Remove it, or make the file an object.');
  return content;
}

/** Whether an array element asks for another repository's navigation; reports it. */
function isSourceReference(node: MapNode, state: Resolution): boolean {
  const entry = node.entries.get('sourceRef');
  if (entry === undefined || entry.node.kind !== 'scalar') return false;
  const message = `"sourceRef": "${entry.node.value}" is not supported in a build of one repository; the entry is left out.`;
  const hint = 'Remove the entry, or copy that navigation into this repository.';
  report(state, 'config-source-ref', node.at, message, hint);
  return true;
}

function reportPath(
  target: Exclude<ReferencedPath, { kind: 'file' }>,
  at: SourceLocation,
  state: Resolution,
): void {
  const code = target.kind === 'outside' ? 'config-ref-outside' : 'config-ref-unsupported';
  report(state, code, at, target.message, target.hint);
}

function withoutKey(node: MapNode, key: string): MapNode {
  return { ...node, entries: new Map([...node.entries].filter(([name]) => name !== key)) };
}

function report(
  state: Resolution,
  code: DiagnosticCode,
  at: SourceLocation,
  message: string,
  hint: string,
): void {
  state.diagnostics.push(diagnostic(code, { at, message, hint }));
}
