import { parseModule } from '../expressions/parse.ts';
import { type Declaration, readStatements } from './esm.ts';
import { type ContentRules, loadModule, type SourceModule } from './load-module.ts';

/** What is known of files that pages import. Shared by all pages of a site. */
export interface ModuleCache {
  /** A parsed snippet. Copy its nodes before changing them. */
  readonly snippet: (file: string, source: string) => SourceModule;
  /** What a component file exports; `undefined` when its names cannot be told. */
  readonly componentExports: (
    file: string,
    source: string,
  ) => ComponentExports | 'invalid' | undefined;
}

/** Names that a component file exports, and what it says of them. */
export type ComponentExports = ReadonlyMap<
  string,
  { readonly local: string; readonly declarations: readonly Declaration[] }
>;

/** A cache that holds each file once, in its latest version. */
export function createModuleCache(rules: ContentRules): ModuleCache {
  return {
    snippet: latest((file, source) => loadModule(file, source, 'snippet-syntax', rules)),
    componentExports: latest(exportedNames),
  };
}

/** Remembers a function's result for the latest text of each file. */
function latest<Result>(create: (file: string, source: string) => Result) {
  const results = new Map<string, { readonly source: string; readonly result: Result }>();
  return (file: string, source: string): Result => {
    const known = results.get(file);
    if (known?.source === source) return known.result;
    const result = create(file, source);
    results.set(file, { source, result });
    return result;
  };
}

function exportedNames(file: string, source: string): ComponentExports | 'invalid' | undefined {
  const statements = readStatements(source, file);
  if ('failure' in statements && 'failure' in parseModule(source)) return 'invalid';
  if ('failure' in statements || /^export\s*\*/m.test(source)) return undefined;
  const { declarations, exports } = statements;
  return new Map([...exports].map(([name, local]) => [name, { local, declarations }]));
}
