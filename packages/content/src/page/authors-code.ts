import type { CompiledPage } from './compiled-page.ts';

/** Whether evaluating a page runs more than what the compiler wrote. */
export function runsAuthorsCode({
  code,
  imports,
}: Pick<CompiledPage, 'code' | 'imports'>): boolean {
  return imports.length > 0 || /\b_(?:guard|component)\(/.test(code);
}
