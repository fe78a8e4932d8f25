import { loadModule } from '../module/load-module.ts';

/**
 * What a page or snippet gives to component files: its import and export statements as a module. The
 * default is its content, which pages alone can show.
 */
export function markdownStatements(file: string, source: string): string {
  const { declarations, exports, imports } = loadModule(file, source);
  const named = [...exports].filter(([name]) => name !== 'default');
  return [
    ...imports.flatMap((statement) =>
      statement.names.map((name) => importCode({ ...name, source: statement.source })),
    ),
    ...declarations.map(({ code }) => code),
    `export { ${named.map(([name, local]) => `${local} as ${name}`).join(', ')} };`,
  ].join('\n');
}

interface ImportedName {
  readonly source: string;
  readonly imported: string;
  readonly local: string;
}

function importCode({ imported, local, source }: ImportedName): string {
  const names = imported === '*' ? `* as ${local}` : `{ ${imported} as ${local} }`;
  return `import ${names} from ${JSON.stringify(source)};`;
}
