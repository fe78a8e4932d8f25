import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import { isRecord } from './json-value.ts';
import { type ConfigPath, displayPath, pointerOf } from './path.ts';

/** What languages configure for themselves, within the navigation. */
const overrides: ReadonlySet<string | number> = new Set(['navbar', 'footer', 'banner']);

/**
 * The document without properties that are `null`: everywhere in the format that means the same as
 * leaving them out. Each is reported, but for those of the navigation, which reads itself.
 */
export function withoutNulls(document: ConfigDocument): Checked<ConfigDocument> {
  const diagnostics: Diagnostic[] = [];
  const strip = (value: unknown, path: ConfigPath): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => strip(item, [...path, index]));
    if (!isRecord(value)) return value;
    const kept = Object.entries(value).filter(([key, inner]) => {
      if (inner === null && !isOfNavigation(path)) report([...path, key]);
      return inner !== null;
    });
    return Object.fromEntries(kept.map(([key, inner]) => [key, strip(inner, [...path, key])]));
  };
  const report = (path: ConfigPath) => {
    const at = document.locateKey(path);
    const message = `"${displayPath(path)}" is null, which is read as if the property were absent.`;
    const hint = 'Remove it.';
    diagnostics.push(diagnostic('config-null', { at, message, hint, pointer: pointerOf(path) }));
  };
  return { value: { ...document, value: strip(document.value, []) }, diagnostics };
}

function isOfNavigation(path: ConfigPath): boolean {
  return path[0] === 'navigation' && !path.some((step) => overrides.has(step));
}
