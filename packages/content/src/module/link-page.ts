import type { Diagnostic } from '@waymark/core';
import type { Root, RootContent } from 'mdast';
import type { ComponentImport } from '../page/compiled-page.ts';
import { constantText } from './constant-text.ts';
import type { Declaration } from './esm.ts';
import { inlineSnippets } from './inline-snippets.ts';
import { createLinker, type LinkerOptions } from './linker.ts';
import { loadModule } from './load-module.ts';
import { type KnownNames, resolveNames } from './names.ts';
import { pageCode } from './page-code.ts';
import { isProvided, providedNames } from './page-names.ts';

/** A page whose imports have been followed: one tree in which every name has a value. */
export interface LinkedPage {
  /** Content of the page and its snippets, without module code. */
  readonly root: Root;
  /** Module code that the compiled body starts with. */
  readonly code: readonly RootContent[];
  /** Names that elements of the tree may have, besides HTML's. */
  readonly components: ReadonlySet<string>;
  readonly imports: readonly ComponentImport[];
  readonly diagnostics: readonly Diagnostic[];
  readonly dependencies: readonly string[];
  /** Whether the page itself did not parse. */
  readonly failed: boolean;
}

/** Parses a page and puts everything that it imports into it (mdx-content §9, §11). */
export function linkPage(file: string, source: string, options: LinkerOptions): LinkedPage {
  const page = loadModule(file, source);
  const { root } = page;
  const linker = createLinker(page, options);
  const bindings = linker.bindings(page);
  const names = pageNames(page.declarations, bindings, options.components);
  if (page.imports.length > 0 || source.includes('<Snippet')) {
    inlineSnippets(page, linker, (name) => names.names.has(name) || isProvided(name));
  }
  const code = pageCode(page, linker, options.components);
  const components = new Set([...names.names, ...linkedNames(linker.code, linker.imports)]);
  const nameDiagnostics = resolveNames(root, file, { ...names, names: components });
  return {
    root,
    code: code.nodes,
    components,
    imports: linker.imports,
    diagnostics: [
      ...page.diagnostics,
      ...linker.diagnostics,
      ...code.diagnostics,
      ...nameDiagnostics,
    ],
    dependencies: [...linker.dependencies],
    failed: page.failed,
  };
}

function pageNames(
  declarations: readonly Declaration[],
  bindings: ReturnType<ReturnType<typeof createLinker>['bindings']>,
  components: ReadonlySet<string>,
): KnownNames {
  const names = new Set([...providedNames, ...components]);
  const absent = new Set<string>();
  const texts = new Map<string, string>();
  const add = (name: string, text: string | undefined) => {
    names.add(name);
    if (text !== undefined) texts.set(name, text);
  };
  for (const name of declarations.flatMap((item) => item.names)) {
    add(name, constantText(declarations, name));
  }
  for (const [name, binding] of bindings) {
    if (binding.kind === 'value') add(name, binding.text);
    else if (binding.kind === 'absent') absent.add(name);
  }
  return { names, absent, texts };
}

/** Names that stand for what snippets brought along. */
function linkedNames(code: readonly string[], imports: readonly ComponentImport[]): string[] {
  return [...code.map((_, index) => `_file${index + 1}`), ...imports.map(({ local }) => local)];
}
