import { type Diagnostic, diagnostic } from '@waymark/core';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'satteri';
import { parseMdx } from '../tree/parse.ts';
import { start } from '../tree/position.ts';
import { type Declaration, type ModuleImport, readStatements } from './esm.ts';

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

/**
 * Reads the module code of a file and takes it out of the tree.
 *
 * @param blocks code that was taken out of the source before it was parsed
 */
export function readModuleCode(
  file: string,
  root: Root,
  blocks: readonly CodeBlock[],
): ModuleCode & { readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const parts = blocks.map((block) => readBlock(file, block));
  const take = (node: RootContent): RootContent[] => {
    if (!isModuleCode(node)) return [node];
    const part = readBlock(file, { code: node.value, ...start(node) });
    parts.push(part);
    return part.content.flatMap(take);
  };
  root.children = root.children.flatMap(take);
  for (const part of parts) diagnostics.push(...part.diagnostics);
  return { ...firstOfEach(file, parts, diagnostics), diagnostics };
}

export function isModuleCode(node: RootContent): node is MdxjsEsm {
  return node.type === 'mdxjsEsm';
}

interface BlockCode extends ModuleCode {
  /** Markdown that followed the statements without an empty line. */
  readonly content: readonly RootContent[];
  readonly diagnostics: readonly Diagnostic[];
}

function readBlock(file: string, block: CodeBlock): BlockCode {
  const whole = readStatements(block.code);
  if (!('failure' in whole)) {
    return { ...placed(block, whole), content: [], diagnostics: [] };
  }
  const { statements, content } = leadingStatements(block);
  if (statements) return { ...placed(block, statements), content, diagnostics: [] };
  const { first, rest } = firstStatement(block);
  const { reason, offset } = whole.failure;
  const error = diagnostic('module-syntax', {
    at: { file, ...placeAt(block, offset < first.length ? offset : 0) },
    message: `This is not valid JavaScript, so the statement is left out. ${reason.replace(/\.?$/, '.')}`,
    hint: 'Check brackets and quotes, and leave an empty line between the statement and the text after it.',
  });
  return { imports: [], declarations: [], exports: new Map(), content: rest, diagnostics: [error] };
}

/** A statement that cannot be read ends at the first empty line; what follows is content. */
function firstStatement({ code, line }: CodeBlock): {
  readonly first: string;
  readonly rest: readonly RootContent[];
} {
  const lines = code.split('\n');
  const end = lines.findIndex((text) => text.trim() === '');
  if (end === -1) return { first: code, rest: [] };
  return { first: lines.slice(0, end).join('\n'), rest: contentFrom(lines, end, line) ?? [] };
}

/** The lines of a block from an index on, as Markdown; `undefined` if they are not valid. */
function contentFrom(
  lines: readonly string[],
  index: number,
  line: number,
): readonly RootContent[] | undefined {
  const markdown = parseMdx('\n'.repeat(line - 1 + index) + lines.slice(index).join('\n'));
  return 'failure' in markdown ? undefined : markdown.root.children;
}

/** The statements at the head of a block that goes on with Markdown, and that Markdown. */
function leadingStatements({ code, line }: CodeBlock) {
  const lines = code.split('\n');
  for (let count = lines.length - 1; count > 0; count--) {
    const statements = readStatements(lines.slice(0, count).join('\n'));
    if ('failure' in statements) continue;
    const content = contentFrom(lines, count, line);
    if (!content) break;
    return { statements, content };
  }
  return { statements: undefined, content: [] };
}

function placed(
  block: CodeBlock,
  {
    imports,
    declarations,
    exports,
  }: Exclude<ReturnType<typeof readStatements>, { failure: unknown }>,
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
