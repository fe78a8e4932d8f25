import { remember } from '@waymark/core';
import type { JsonObject } from '../model/json.ts';
import type { JsonType } from '../model/schema.ts';
import { elementParts, itemParts } from './children.ts';
import { enumValues } from './enumeration.ts';
import { fileLabel } from './file-kind.ts';
import { keyword, outermostValue } from './keywords.ts';
import { schemaName } from './name.ts';
import type { Part } from './part.ts';
import { holdsJson } from './text-content.ts';
import { type View, viewOf } from './view.ts';

/** Text of the type pill, such as `string<uuid>`; of an object `object`. */
export function typeLabel(root: JsonObject, view: View): string {
  return labelOf(root, view, 0);
}

/** The same where it is part of another label: an object goes by its name, as in `Pet[]`. */
export function nestedTypeLabel(root: JsonObject, parts: readonly Part[]): string {
  return nestedLabel(root, parts, 1);
}

/** Brackets and bars beyond this depth are of no use to a reader. */
const maxDepth = 5;
const maxAlternatives = 4;

/** By depth: unions of unions have the same schemas over and over. */
const labels = remember((_view: View) => new Map<number, string>());

function labelOf(root: JsonObject, view: View, depth: number): string {
  const known = labels(view);
  const label = known.get(depth) ?? computeLabel(root, view, depth);
  known.set(depth, label);
  return label;
}

function computeLabel(root: JsonObject, view: View, depth: number): string {
  const { types } = view;
  if (view.unresolved !== undefined) return view.unresolved.split(/[#/]/).at(-1) || 'any';
  if (view.isNever) return 'never';
  if (view.isNull) return 'null';
  const file = fileLabel(view);
  if (file !== undefined) return file;
  if (view.unions.length > 0 && types.length < 2) return unionLabel(root, view, depth);
  const [only] = types;
  if (types.length > 1) return types.join(' | ');
  const isOne = view.leaves.some((leaf) => keyword(leaf, 'const') !== undefined);
  const values = isOne ? undefined : (view.constants ?? enumValues(view.leaves).values);
  if (values !== undefined && only !== 'object' && only !== 'array')
    return `enum<${only === undefined ? 'any' : withFormat(only, view)}>`;
  if (only === undefined) return 'any';
  if (only === 'array') return arrayLabel(root, view, depth + 1);
  if (only === 'string' && holdsJson(view)) return 'string containing JSON';
  return withFormat(only, view);
}

function withFormat(type: JsonType, { leaves }: View): string {
  const format = outermostValue(leaves, 'format');
  return typeof format === 'string' && type !== 'object' ? `${type}<${format}>` : type;
}

/** `Pet[]`; of a tuple `[string, integer]`, of one with a rest `[string, ...Pet[]]`. */
function arrayLabel(root: JsonObject, view: View, depth: number): string {
  const items = itemParts(view);
  const list = `${bracketed(nestedLabel(root, items, depth))}[]`;
  const elements = elementParts(view);
  if (elements.length === 0) return list;
  const shown = elements.slice(0, maxAlternatives);
  const labels = shown.map((parts) => nestedLabel(root, parts, depth));
  if (elements.length > shown.length) labels.push('…');
  if (items.length > 0 && !viewOf(root, items).isNever) labels.push(`...${list}`);
  return `[${labels.join(', ')}]`;
}

function nestedLabel(root: JsonObject, parts: readonly Part[], depth: number): string {
  if (parts.length === 0 || depth > maxDepth) return 'any';
  const view = viewOf(root, parts);
  const label = labelOf(root, view, depth);
  const isShape = label === 'object' || view.unions.length > 0;
  return isShape ? (schemaName(root, parts) ?? label) : label;
}

function unionLabel(root: JsonObject, view: View, depth: number): string {
  const [union] = view.unions;
  const labels = new Set<string>();
  for (const { part } of union?.alternatives ?? []) {
    labels.add(nestedLabel(root, [{ ...part, level: 0 }], depth + 1));
    if (labels.size > maxAlternatives) break;
  }
  if (labels.size <= maxAlternatives && depth < maxDepth) return [...labels].join(' | ');
  return view.types[0] ?? `${[...labels].slice(0, maxAlternatives - 1).join(' | ')} | …`;
}

function bracketed(label: string): string {
  return label.includes(' ') && !label.startsWith('file') ? `(${label})` : label;
}
