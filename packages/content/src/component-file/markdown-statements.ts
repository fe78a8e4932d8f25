import { loadModule } from '../module/load-module.ts';

/**
 * What a page or snippet gives to component files: its import and export statements as a module. The
 * default is its content, which pages alone can show.
 */
export function markdownStatements(file: string, text: string): string {
  const { declarations, exports, imports } = loadModule(file, text);
  const named = [...exports].filter(([name]) => name !== 'default');
  return [
    ...imports.flatMap(({ names, source }) =>
      names.map(({ imported, local }) => importStatement(source, imported, local)),
    ),
    ...declarations.map(({ code }) => code),
    `export { ${named.map(([name, local]) => `${local} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/** @param imported name in the module; `default` and `*` for those forms */
export function importStatement(source: string, imported: string, local: string): string {
  const names = imported === '*' ? `* as ${local}` : `{ ${imported} as ${local} }`;
  return `import ${names} from ${JSON.stringify(source)};`;
}
