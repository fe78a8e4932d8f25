import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'satteri';
import type { CodeFailure } from '../expressions/parse.ts';
import { maskFrom, unmask } from '../tree/masked.ts';
import { parseMdx } from '../tree/parse.ts';
import { start } from '../tree/position.ts';
import {
  type Declaration,
  type ModuleImport,
  type ModuleStatements,
  readStatements,
} from './esm.ts';
import { mistakeNotice } from './mistake-notice.ts';
import { parseTolerantly, type SyntaxCode } from './parse-tolerantly.ts';

/** A place in a file, both numbers from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Import and export statements that stand together. */
export interface CodeBlock extends Place {
  readonly code: string;
}

/** What all import and export statements of a file say. */
export interface ModuleCode {
  readonly imports: readonly (ModuleImport & Place)[];
  readonly declarations: readonly (Declaration & Place)[];
  /** Exported name to the name it has inside. */
  readonly exports: ReadonlyMap<string, string>;
}

/** Names that a file declares at its top. */
export function declaredNames({ declarations }: ModuleCode): string[] {
  return declarations.flatMap(({ names }) => names);
}

/** Names that the imports of a file bring in. */
export function importedNames({ imports }: ModuleCode): string[] {
  return imports.flatMap(({ names }) => names.map(({ local }) => local));
}

/** A file after parsing, its module code still in it. */
export interface CodeSource {
  readonly file: string;
  readonly root: Root;
  /** Code that was taken out of the source before it was parsed. */
  readonly blocks: readonly CodeBlock[];
  /** What mistakes in the Markdown after a statement are called. */
  readonly code: SyntaxCode;
}

/** Reads the module code of a file, also inside elements, and takes it out of the tree. */
export function readModuleCode(
  source: CodeSource,
): ModuleCode & { readonly diagnostics: readonly Diagnostic[] } {
  const { file, root, blocks } = source;
  const diagnostics: Diagnostic[] = [];
  const parts = blocks.map((block) => readBlock(source, block));
  const take = (node: RootContent): RootContent[] => {
    if (!isModuleCode(node)) {
      if ('children' in node) takeFrom(node);
      return [node];
    }
    const part = readBlock(source, { code: node.value, ...start(node) });
    parts.push(part);
    return part.content.flatMap(take);
  };
  const takeFrom = (parent: Parents) => {
    const children = (parent.children as RootContent[]).flatMap(take);
    // What follows statements may stand wherever they stood.
    parent.children = children as never;
  };
  takeFrom(root);
  for (const part of parts) diagnostics.push(...part.diagnostics);
  return { ...firstOfEach(file, parts, diagnostics), diagnostics };
}

/** Whether a node is a run of import and export statements. */
export function isModuleCode(node: Nodes): node is MdxjsEsm {
  return node.type === 'mdxjsEsm';
}

interface BlockCode extends ModuleCode {
  /** Markdown that followed the statements without an empty line. */
  readonly content: readonly RootContent[];
  readonly diagnostics: readonly Diagnostic[];
}

/** So many lines above a mistake are looked at for the end of the statements before it. */
const mostTries = 50;

function readBlock(source: CodeSource, block: CodeBlock): BlockCode {
  const lines = block.code.split('\n');
  const parts = (read: CountedStatements): BlockCode => ({
    ...placed(block, read),
    ...contentAfter(source, block, lines, read.count),
  });
  const whole = statementsOf(lines, lines.length);
  if (!('failure' in whole)) return parts(whole);
  const wrongLine = block.code.slice(0, whole.failure.offset).split('\n').length;
  const last = Math.min(wrongLine, lines.length - 1);
  for (let count = last; count > Math.max(0, last - mostTries); count--) {
    const read = statementsOf(lines, count);
    if (!('failure' in read)) return parts(read);
  }
  return textOfStatement(source, block, whole.failure);
}

interface CountedStatements extends ModuleStatements {
  /** Lines that they take. */
  readonly count: number;
}

/** The statements of the first lines of a block, up to content that is JavaScript, too. */
function statementsOf(
  lines: readonly string[],
  count: number,
): CountedStatements | { readonly failure: CodeFailure } {
  const code = lines.slice(0, count).join('\n');
  const read = readStatements(code);
  if ('failure' in read) return read;
  const before = read.declarations
    .filter(({ isContent }) => isContent)
    .map(({ offset }) => code.slice(0, offset))
    .find((text) => /\n\s*$/.test(text));
  const shorter = before && statementsOf(lines, before.split('\n').length - 1);
  return shorter && !('failure' in shorter) ? shorter : { ...read, count };
}

/** A statement that is no JavaScript is text up to the first empty line; the rest is content. */
function textOfStatement(
  source: CodeSource,
  block: CodeBlock,
  { reason, offset }: CodeFailure,
): BlockCode {
  const lines = block.code.split('\n');
  const emptyLine = lines.findIndex((text) => text.trim() === '');
  const end = emptyLine === -1 ? lines.length : emptyLine;
  const first = lines.slice(0, end).join('\n');
  const found = diagnostic('module-syntax', {
    at: { file: source.file, ...placeAt(block, offset < first.length ? offset : 0) },
    message: `This is not valid JavaScript, so the statement is shown as text. ${reason.replace(/\.?$/, '.')}`,
    hint: 'Check brackets and quotes, and leave an empty line between the statement and the text after it.',
  });
  const rest = contentAfter(source, block, lines, end);
  const text = asMarkdown(atLine(block.line, maskFrom(first, 0)));
  return {
    imports: [],
    declarations: [],
    exports: new Map(),
    content: [mistakeNotice([{ found }]), ...text, ...rest.content],
    diagnostics: [found, ...rest.diagnostics],
  };
}

function asMarkdown(masked: string): readonly RootContent[] {
  const result = parseMdx(masked);
  if ('failure' in result) return [];
  unmask(result.root);
  return result.root.children;
}

/** The lines of a block from an index on, as Markdown. */
function contentAfter(
  { file, code }: CodeSource,
  { line }: CodeBlock,
  lines: readonly string[],
  index: number,
): Pick<BlockCode, 'content' | 'diagnostics'> {
  const rest = lines.slice(index).join('\n');
  if (rest.trim() === '') return { content: [], diagnostics: [] };
  const { root, diagnostics } = parseTolerantly(atLine(line + index, rest), file, code);
  return { content: root.children, diagnostics };
}

/** A text at its line of the file, so that places in it are right. */
function atLine(line: number, text: string): string {
  return '\n'.repeat(line - 1) + text;
}

function placed(
  block: CodeBlock,
  { imports, declarations, exports }: ModuleStatements,
): ModuleCode {
  const place = <Item extends { readonly offset: number }>(item: Item) => ({
    ...item,
    ...placeAt(block, item.offset),
  });
  return { imports: imports.map(place), declarations: declarations.map(place), exports };
}

function placeAt({ code, line, column }: CodeBlock, offset: number): Place {
  const before = code.slice(0, offset).split('\n');
  const last = before.at(-1) ?? '';
  const isFirst = before.length === 1;
  return { line: line + before.length - 1, column: last.length + (isFirst ? column : 1) };
}

/** All parts as one module in which every name is declared once: the first one counts. */
function firstOfEach(
  file: string,
  parts: readonly BlockCode[],
  diagnostics: Diagnostic[],
): ModuleCode {
  const names = new Map<string, string>();
  const isFirst = (name: string, source: string, place: Place) => {
    const before = names.get(name);
    if (before === undefined) names.set(name, source);
    else if (before !== source) diagnostics.push(duplicate(file, name, place));
    return before === undefined;
  };
  const imports = parts.flatMap((part) =>
    part.imports.map((item) => ({
      ...item,
      names: item.names.filter(({ local, imported }) =>
        isFirst(local, `${imported} from ${item.source}`, item),
      ),
    })),
  );
  const declarations = parts.flatMap((part) =>
    part.declarations.filter((item) => {
      const isNew = item.names.map((name) => isFirst(name, item.code, item));
      return isNew.every(Boolean);
    }),
  );
  const exports = new Map(parts.toReversed().flatMap((part) => [...part.exports]));
  return { imports, declarations, exports };
}

function duplicate(file: string, name: string, place: Place): Diagnostic {
  return diagnostic('declaration-duplicate', {
    at: { file, line: place.line, column: place.column },
    message: `\`${name}\` is declared twice in this file. The first one counts.`,
    hint: 'Rename or remove one of the two.',
  });
}
