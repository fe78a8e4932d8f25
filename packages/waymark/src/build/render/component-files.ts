import {
  type CompiledComponentFile,
  type ComponentFileImport,
  compileComponentFile,
  componentFileImports,
} from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import type { Diagnostic } from '@waymark/core';
import type { ModuleText } from './component-modules.ts';

/** What is told of component files. */
interface ComponentFileReview {
  readonly report: (diagnostics: readonly Diagnostic[]) => void;
  /** Looks at what a file imports. */
  readonly review: (file: string, imports: readonly ComponentFileImport[]) => readonly Diagnostic[];
}

/** Gives what is evaluated of the component files of a docs folder; nothing is told without a review. */
export type ComponentFiles = (told?: ComponentFileReview) => ModuleText;

interface Compiled extends CompiledComponentFile {
  readonly source: string;
  readonly imports: readonly ComponentFileImport[];
}

/** Compiles the component files of a docs folder; a file again when its text has changed. */
export function openComponentFiles(docsFolder: string): ComponentFiles {
  const read = createDocsReader(docsFolder);
  const compiled = new Map<string, Compiled>();
  const compile = (file: string) => {
    const source = read(file) ?? '';
    const known = compiled.get(file);
    if (known?.source === source) return known;
    const imports = componentFileImports(file, source);
    const made = { ...compileComponentFile(file, source), source, imports };
    compiled.set(file, made);
    return made;
  };
  return (told) => (file) => {
    if (file.endsWith('.json')) return read(file) ?? 'null';
    const { code, diagnostics, imports } = compile(file);
    // What is imported may have come or gone since the file was compiled.
    told?.report([...diagnostics, ...told.review(file, imports)]);
    return code;
  };
}
