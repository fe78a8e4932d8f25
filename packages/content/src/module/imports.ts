import { type Diagnostic, diagnostic } from '@waymark/core/page';
import { type DocsFiles, findInOtherCase, nearestFile } from './docs-files.ts';
import type { ModuleImport } from './esm.ts';
import { importPath } from './import-path.ts';
import type { Place } from './module-code.ts';

/** What an import statement leads to. */
export type ImportTarget =
  | {
      readonly kind: 'markdown' | 'data' | 'component';
      /** Path in the docs folder, spelled as the file is. */
      readonly file: string;
      readonly text: string;
    }
  /** The host provides it (`react`). */
  | { readonly kind: 'provided' }
  /** A package: a component of the same name that the format has may stand in for it. */
  | { readonly kind: 'package' }
  /** Nothing that can be imported. */
  | { readonly kind: 'absent' };

/** Where an import statement leads, and what is wrong with it. */
export interface ResolvedImport {
  readonly target: ImportTarget;
  readonly diagnostics: readonly Diagnostic[];
  /** Files that decide the result; one of them may not exist. */
  readonly dependencies: readonly string[];
}

/** Modules that pages import by habit and that are there without it. */
const provided = new Set(['react', 'react-dom', 'react/jsx-runtime']);

const kinds: Readonly<Record<string, 'markdown' | 'data' | 'component'>> = {
  mdx: 'markdown',
  md: 'markdown',
  json: 'data',
  js: 'component',
  jsx: 'component',
  ts: 'component',
  tsx: 'component',
};

/** Finds what an import statement of a page or snippet leads to (docs/format/pages.md#imports). */
export function resolveImport(
  statement: ModuleImport & Place,
  from: string,
  files: DocsFiles,
): ResolvedImport {
  const { source, line, column } = statement;
  const at = { file: from, line, column };
  const resolved = importPath(source, from);
  if (resolved.kind === 'package') {
    if (provided.has(source))
      return { target: { kind: 'provided' }, diagnostics: [], dependencies: [] };
    return reported(
      { kind: 'package' },
      diagnostic('import-unsupported', { at, ...packageText(source) }),
    );
  }
  if (resolved.kind === 'outside') {
    const message = `\`${source}\` leads out of the docs folder, so the import is ignored.`;
    return reported({ kind: 'absent' }, diagnostic('import-missing', { at, message }));
  }
  const kind = kinds[extension(resolved.path)];
  if (
    kind === undefined &&
    extension(resolved.path) !== '' &&
    files.read(resolved.path) !== undefined
  ) {
    const message = `\`${source}\` is not a file that content can import, so the import is ignored.`;
    const hint =
      'Import .mdx, .md, .json, .jsx, .tsx, .js or .ts files; use images and styles by their path.';
    return reported({ kind: 'absent' }, diagnostic('import-unsupported', { at, message, hint }));
  }
  return openFile(resolved.path, kind, { at, source, files });
}

interface Request {
  readonly at: { readonly file: string; readonly line: number; readonly column: number };
  readonly source: string;
  readonly files: DocsFiles;
}

function openFile(
  path: string,
  kind: 'markdown' | 'data' | 'component' | undefined,
  { at, source, files }: Request,
): ResolvedImport {
  const text = kind === undefined ? undefined : files.read(path);
  if (kind !== undefined && text !== undefined) {
    return { target: { kind, file: path, text }, diagnostics: [], dependencies: [path] };
  }
  const other = kind === undefined ? undefined : findInOtherCase(path, files);
  const otherText = other === undefined ? undefined : files.read(other);
  if (kind !== undefined && other !== undefined && otherText !== undefined) {
    const found = diagnostic('import-case', {
      at,
      message: `\`${source}\` is named \`/${other}\`. Letter case counts on most servers.`,
      hint: `Write \`/${other}\`.`,
    });
    return {
      target: { kind, file: other, text: otherText },
      diagnostics: [found],
      dependencies: [path, other],
    };
  }
  const similar = nearestFile(path, files);
  const missing = diagnostic('import-missing', {
    at,
    message: `There is no file \`${source}\`, so what it would bring is left out.`,
    hint: similar === undefined ? addHint(path) : missingHint(path, similar),
  });
  return { target: { kind: 'absent' }, diagnostics: [missing], dependencies: [path] };
}

function addHint(path: string): string {
  return `Add the file \`/${path}\` to the docs folder, correct the path, or remove the import.`;
}

function missingHint(path: string, similar: string): string {
  return similar.startsWith(`${path}.`)
    ? `Write the extension too: \`/${similar}\`.`
    : `Did you mean \`/${similar}\`?`;
}

function packageText(source: string): { message: string; hint: string } {
  return {
    message: `\`${source}\` is not a file of the docs folder, so the import is ignored.`,
    hint: 'Content can import files of the docs folder by a path that starts with `/`, `./` or `../`.',
  };
}

function reported(target: ImportTarget, found: Diagnostic): ResolvedImport {
  return { target, diagnostics: [found], dependencies: [] };
}

function extension(path: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
