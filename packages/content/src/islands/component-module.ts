import { lineAndColumn } from '../component-file/line-and-column.ts';
import { readStatements } from '../module/esm.ts';
import { isMarkdown } from '../module/is-markdown.ts';
import { loadModule } from '../module/load-module.ts';
import type { ModuleCode } from '../module/module-code.ts';

/** The code of a file whose components may run in the browser: a component file, or a page. */
export interface ComponentModule extends ModuleCode {
  /** Path in the docs folder. */
  readonly file: string;
}

/** Reads the module code of a page, snippet or component file; nothing if it does not parse. */
export function readComponentModule(file: string, source: string): ComponentModule | undefined {
  if (isMarkdown(file)) {
    const { imports, declarations, exports } = loadModule(file, source);
    return { file, imports, declarations, exports };
  }
  const statements = readStatements(source, file);
  if ('failure' in statements) return undefined;
  const place = <Item extends { readonly offset: number }>(item: Item) => ({
    ...item,
    ...lineAndColumn(source, item.offset),
  });
  return {
    file,
    imports: statements.imports.map(place),
    declarations: statements.declarations.map(place),
    exports: statements.exports,
  };
}
