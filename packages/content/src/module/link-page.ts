import type { Diagnostic } from '@waymark/core/page';
import type { Root, RootContent } from 'mdast';
import { isStandardName, isStandardObject } from '../expressions/global-names.ts';
import { splitFrontmatter } from '../frontmatter/split.ts';
import type { HandlerScript } from '../handlers/handler-script.ts';
import { objectOf } from '../tree/object-of.ts';
import type { ComponentImport } from './component-import.ts';
import { constantText } from './constant-text.ts';
import { inlineSnippets } from './inline-snippets.ts';
import { isObjectName } from './is-object-name.ts';
import type { Bindings, LinkerOptions } from './link-state.ts';
import { createLinker, type Linker } from './linker.ts';
import { loadModule, type SourceModule } from './load-module.ts';
import { noticeName } from './mistake-notice.ts';
import { declaredNames } from './module-code.ts';
import { type KnownNames, resolveNames } from './names.ts';
import { pageCode } from './page-code.ts';
import { providedNames } from './page-names.ts';
import { usedHandlers } from './used-handlers.ts';

/** A page whose imports have been followed: one tree in which every name has a value. */
export interface LinkedPage {
  /** Content of the page and its snippets, without module code. */
  readonly root: Root;
  /** Module code that the compiled body starts with. */
  readonly code: readonly RootContent[];
  /** Names that elements of the tree may have, besides HTML's. */
  readonly components: ReadonlySet<string>;
  readonly imports: readonly ComponentImport[];
  /** Event handlers of its elements. */
  readonly handlers: readonly HandlerScript[];
  readonly diagnostics: readonly Diagnostic[];
  readonly dependencies: readonly string[];
}

/** Parses a page and puts everything that it imports into it. */
export function linkPage(file: string, source: string, options: LinkerOptions): LinkedPage {
  const page = loadModule(file, source, 'page-syntax', options.rules);
  const { root } = page;
  const linker = createLinker(page, options);
  const declared = ownNames(page, linker.bindings(page));
  const ofFormat = [...options.components, ...[...options.components].map(objectOf)];
  const provided = new Set([...providedNames, ...ofFormat, ...declared.own]);
  if (page.imports.length > 0 || source.includes('<Snippet')) {
    inlineSnippets(page, linker, (name) => provided.has(name) || isStandardName(name));
  }
  const code = pageCode(page, linker, options.components);
  const linked = linkedNames(linker);
  const names = new Set([...provided, ...linked]);
  const authored = new Set([...declared.own, ...linked]);
  const isObject = (name: string) =>
    declared.own.has(name) ? declared.isObject(name) : provided.has(name) || isStandardObject(name);
  const mayBeShared = splitFrontmatter(source).yaml === '';
  const known = { ...declared, names, authored, isObject, mayBeShared };
  const unresolved = resolveNames(root, file, known);
  return {
    root,
    code: code.nodes,
    components: new Set([
      ...options.components,
      ...declared.own,
      ...linked,
      noticeName,
      'Fragment',
      'React',
    ]),
    imports: linker.imports,
    handlers: usedHandlers(root, linker.modules()),
    diagnostics: [...page.diagnostics, ...linker.diagnostics, ...code.diagnostics, ...unresolved],
    dependencies: [...linker.dependencies],
  };
}

/** The names that a page declares and imports. */
function ownNames(
  page: SourceModule,
  bindings: Bindings,
): Omit<KnownNames, 'names' | 'authored' | 'mayBeShared'> {
  const own = new Set<string>();
  const absent = new Set<string>();
  const texts = new Map<string, string>();
  const add = (name: string, text: string | undefined) => {
    own.add(name);
    if (text !== undefined) texts.set(name, text);
  };
  for (const name of declaredNames(page)) add(name, constantText(page.declarations, name));
  for (const [name, binding] of bindings) {
    if (binding.kind === 'value') add(name, binding.text);
    else if (binding.kind === 'absent') absent.add(name);
    else if (binding.code) add(name, undefined);
  }
  const isObject = (name: string) => {
    const binding = bindings.get(name);
    if (binding?.kind === 'snippet') return true;
    return binding?.kind === 'value' ? binding.isObject() : isObjectName(page.declarations, name);
  };
  return { own, absent, texts, isObject };
}

/** Names that stand for what snippets brought along. */
function linkedNames({ values, imports, invalid }: Linker): string[] {
  const variables = [...values.values()].filter((name) => name !== undefined);
  const components = imports.filter(({ file }) => !invalid.has(file));
  return [...variables, ...components.map(({ local }) => local)];
}
