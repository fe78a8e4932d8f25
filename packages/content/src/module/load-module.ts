import type { Diagnostic } from '@waymark/core/page';
import type { Root } from 'mdast';
import { withoutLateFrontmatter } from '../frontmatter/split.ts';
import type { HandlerScript } from '../handlers/handler-script.ts';
import { eachNode } from '../tree/each-node.ts';
import { start } from '../tree/position.ts';
import { refuseContent } from '../untrusted/refuse-content.ts';
import { findAdmonitions } from './admonitions.ts';
import { type ComponentProperties, misspeltProperties } from './misspelt-properties.ts';
import { isNotice } from './mistake-notice.ts';
import {
  type CodeBlock,
  isModuleCode,
  type ModuleCode,
  type Place,
  readModuleCode,
} from './module-code.ts';
import { parseTolerantly, type SyntaxCode } from './parse-tolerantly.ts';
import { refuseStatements } from './refuse-statements.ts';
import { takeHandlers } from './take-handlers.ts';

/** A page or snippet after parsing: its content, and what its import and export statements say. */
export interface SourceModule extends ModuleCode {
  /** Path in the docs folder. */
  readonly file: string;
  /** Content without frontmatter and module code. */
  readonly root: Root;
  /** Event handlers of its elements that run in a browser. */
  readonly handlers?: HandlerScript;
  readonly diagnostics: readonly Diagnostic[];
}

/** What pages and snippets of a site may hold. */
export interface ContentRules {
  /** Names of components: with them, nothing else of the source is let in that could run. */
  readonly allowed?: ReadonlySet<string> | undefined;
  /** Of those components that are known to have no others. */
  readonly properties?: ComponentProperties | undefined;
}

/**
 * Parses a page or snippet. What is wrong with it is reported and shown as text.
 *
 * @param code what its mistakes are called
 */
export function loadModule(
  file: string,
  source: string,
  code: SyntaxCode = 'page-syntax',
  { allowed, properties = new Map() }: ContentRules = {},
): SourceModule {
  const read = readModule(file, source, code);
  const admonitions = findAdmonitions(read.root, file, source);
  const misspelt = misspeltProperties(read.root, { file, source }, read, properties);
  const module = { ...read, diagnostics: [...read.diagnostics, ...admonitions, ...misspelt] };
  if (!allowed) {
    const taken = takeHandlers(module.root, file, module);
    return { ...module, ...taken, diagnostics: [...module.diagnostics, ...taken.diagnostics] };
  }
  const refused = refuseContent(module.root, file, allowed, isNotice);
  const statements = refuseStatements(file, module, module.statements);
  return { ...module, ...noCode, diagnostics: [...module.diagnostics, ...statements, ...refused] };
}

interface ReadModule extends SourceModule {
  /** Where statements begin that stand together. */
  readonly statements: readonly Place[];
}

function readModule(file: string, source: string, code: SyntaxCode): ReadModule {
  const {
    root,
    blocks: cut,
    diagnostics,
  } = parseTolerantly(withoutLateFrontmatter(source), file, code);
  const blocks: CodeBlock[] = cut.map((block) => ({ ...block, column: 1 }));
  root.children = root.children.filter((node) => !isFrontmatter(node));
  const statements: Place[] = [...blocks];
  eachNode(root, (node) => {
    if (isModuleCode(node)) statements.push(start(node));
  });
  if (statements.length === 0) return { file, root, diagnostics, statements, ...noCode };
  const parsed = readModuleCode({ file, root, blocks, code });
  const found = [...diagnostics, ...parsed.diagnostics];
  return { file, root, ...parsed, statements, diagnostics: found };
}

const noCode: ModuleCode = { imports: [], declarations: [], exports: new Map() };

function isFrontmatter({ type }: { readonly type: string }): boolean {
  return type === 'yaml' || type === 'toml';
}
