import { runsAuthorsCode } from '../page/authors-code.ts';
import type { CompiledPage } from '../page/compiled-page.ts';

/** A page as `isChecked` asks for it: without its body, unless that has to be run. */
export function checkedPage(page: CompiledPage): CompiledPage {
  if (runsAuthorsCode(page)) return page;
  const body = { code: '', staticHtml: [], codeBlocks: [], codeKeys: [], writtenCode: [] };
  return { ...page, ...body, headings: [] };
}
