import { importPath } from '../module/import-path.ts';

const source = /\bfrom\s*["']([^"'\n]+\.(?:mdx?|[jt]sx?))["']/gi;
const legacySnippet = /<Snippet\s[^>]*?\bfile=["']([^"'\n]+)["']/g;

/**
 * Files of the docs folder that a file might import, told without parsing it: examples in code
 * fences count too, and a file that is named may not exist.
 */
export function importedFiles(file: string, text: string): string[] {
  const imports = text.includes('from') ? [...text.matchAll(source)] : [];
  const snippets = text.includes('<Snippet') ? [...text.matchAll(legacySnippet)] : [];
  return [
    ...imports.flatMap(([, path = '']) => {
      const target = importPath(path, file);
      return target.kind === 'file' ? [target.path] : [];
    }),
    ...snippets.flatMap(([, path = '']) => [`snippets/${path}`, `_snippets/${path}`]),
  ];
}
