import { type Diagnostic, diagnostic } from '@waymark/core/page';
import { transformSync } from 'oxc-transform';
import { parseModule } from '../expressions/parse.ts';
import { isMarkdown } from '../module/is-markdown.ts';
import { lineAndColumn } from './line-and-column.ts';
import { markdownStatements } from './markdown-statements.ts';
import { toFunctionBody } from './to-function-body.ts';

/** A file of the docs folder that component files can import, ready to be evaluated. */
export interface CompiledComponentFile {
  /**
   * Body of a function of `_runtime` (the JSX runtime) and `_import` (a function that gives the
   * module at a path) that returns the file's exports; the default one under `default`.
   */
  readonly code: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** JSX is compiled for the runtime that renders pages; it reaches the body as an argument. */
const runtimeModule = 'astro/jsx-runtime';

/**
 * Compiles a component file, or what a page or snippet gives to one. A file that does not parse
 * exports nothing and has a diagnostic.
 */
export function compileComponentFile(file: string, source: string): CompiledComponentFile {
  const module = isMarkdown(file)
    ? { name: `${file}.jsx`, text: markdownStatements(file, source) }
    : { name: file, text: source };
  const { code, errors } = transformSync(module.name, module.text, {
    jsx: { runtime: 'automatic', importSource: 'astro' },
    typescript: { onlyRemoveTypeImports: true },
  });
  const [error] = errors;
  const program = error ? undefined : parseModule(code);
  if (error || !program || 'failure' in program) {
    const offset = error?.labels[0]?.start ?? 0;
    const reason = error?.message ?? 'The file is not a module.';
    return { code: 'return {}', diagnostics: [invalidFile(file, source, reason, offset)] };
  }
  return { code: toFunctionBody(program, code, runtimeModule), diagnostics: [] };
}

function invalidFile(file: string, source: string, reason: string, offset: number): Diagnostic {
  return diagnostic('module-syntax', {
    at: { file, ...lineAndColumn(source, offset) },
    message: `The file is not valid JavaScript, so pages go without its components. ${reason}`,
  });
}
