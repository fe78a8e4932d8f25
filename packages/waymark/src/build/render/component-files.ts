import { type CompiledComponentFile, compileComponentFile } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import type { Diagnostic } from '@waymark/core';
import type { ModuleText } from './component-modules.ts';

/** Gives what is evaluated of the component files of a docs folder; what is wrong with them is told, if asked. */
export type ComponentFiles = (report?: (diagnostics: readonly Diagnostic[]) => void) => ModuleText;

interface Compiled extends CompiledComponentFile {
  readonly source: string;
}

/** Compiles the component files of a docs folder; a file again when its text has changed. */
export function openComponentFiles(docsFolder: string): ComponentFiles {
  const read = createDocsReader(docsFolder);
  const compiled = new Map<string, Compiled>();
  const compile = (file: string) => {
    const source = read(file) ?? '';
    const known = compiled.get(file);
    if (known?.source === source) return known;
    const made = { ...compileComponentFile(file, source), source };
    compiled.set(file, made);
    return made;
  };
  return (report) => (file) => {
    if (file.endsWith('.json')) return read(file) ?? 'null';
    const { code, diagnostics } = compile(file);
    report?.(diagnostics);
    return code;
  };
}
