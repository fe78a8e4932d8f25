import { diagnostic } from '@waymark/core/page';
import type { Root } from 'mdast';
import { mistakeNotice } from '../module/mistake-notice.ts';
import { compileBody } from '../tree/compile-body.ts';
import type { CompiledPage } from './compiled-page.ts';

/** A page that is shown as it is written, with a notice: nothing better can be made of it. */
export function textPage(file: string, source: string, error: unknown): CompiledPage {
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
  const found = diagnostic('page-syntax', {
    at: { file, line: 1, column: 1 },
    message: `This page cannot be compiled, so its source is shown as text: ${reason}`,
    hint: 'Take parts out of the page to find which one it is, and report it as a fault of Waymark.',
  });
  const text = { type: 'text' as const, value: source };
  const root: Root = {
    type: 'root',
    children: [mistakeNotice([{ found }]), { type: 'paragraph', children: [text] }],
  };
  return {
    ...compileBody(root),
    codeBlocks: [],
    codeKeys: [],
    writtenCode: [],
    features: [],
    headings: [],
    aside: false,
    updates: [],
    fields: [],
    anchors: { ids: [], headings: [], open: true },
    links: [],
    imports: [],
    diagnostics: [found],
    dependencies: [],
    isMovable: false,
  };
}
