import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lineLocator } from '@waymark/core';
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';

/** What a configuration of Astro gives to one `waymark()`, as it is written. */
export interface WrittenOptions {
  /** Path from the folder of the configuration; nothing where it is computed. */
  readonly docs: string | undefined;
  /** Values of options that a check goes by, where they are written out. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of the components that the project has for its docs. */
  readonly components: readonly string[];
  /** Names of those options that are computed; `...` for what the configuration spreads, or all. */
  readonly computed: readonly string[];
}

/** What is TypeScript may be JavaScript too. */
const configName = 'astro.config.ts';

/** The options that decide what is wrong with docs, besides `components`, of which names are enough. */
const checked = ['path', 'rules', 'mdx', 'openapi', 'printPage', 'pdf'];

/**
 * The options of each `waymark()` in a configuration of Astro, as they are written; nothing of it runs.
 *
 * @param text of the file
 */
export function writtenOptions(text: string): readonly WrittenOptions[] {
  const { module, program } = parseSync(configName, text);
  const name = module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === 'waymark')
    .flatMap(({ entries }) => entries)
    .find(({ importName, isType }) => importName.kind === 'Default' && !isType)?.localName.value;
  const found: WrittenOptions[] = [];
  const visitor = new Visitor({
    CallExpression({ arguments: [options], callee }) {
      if (callee.type !== 'Identifier' || callee.name !== name) return;
      found.push(optionsOf(options));
    },
  });
  if (name !== undefined) visitor.visit(program);
  return found;
}

/** What a parser says of a file that is no code, and where. */
export interface SyntaxFault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Why no `waymark()` is found in a configuration of Astro, if it is that it cannot be parsed. */
export function syntaxFault(text: string): SyntaxFault | undefined {
  const [error] = parseSync(configName, text).errors;
  if (error === undefined || writtenOptions(text).length > 0) return undefined;
  const { line, column } = lineLocator(configName, text)(error.labels[0]?.start ?? 0);
  return { message: error.message, line, column };
}

function optionsOf(written: { readonly type: string } | undefined): WrittenOptions {
  const none = { docs: './docs', values: {}, components: [], computed: [] };
  if (written === undefined) return none;
  if (!isObject(written)) return { ...none, computed: ['...'] };
  const properties = propertiesOf(written);
  const { components, docs } = properties.named;
  const values = checked.flatMap((option) => {
    const expression = properties.named[option];
    return expression === undefined ? [] : [[option, literal(expression)] as const];
  });
  const own = components && isObject(components) ? propertiesOf(components) : undefined;
  const folder = docs === undefined ? './docs' : literal(docs);
  return {
    docs: typeof folder === 'string' ? folder : undefined,
    values: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    components: Object.keys(own?.named ?? {}),
    computed: [
      ...values.flatMap(([option, value]) => (value === undefined ? option : [])),
      ...(components && !own?.isWhole ? ['components'] : []),
      ...(properties.isWhole ? [] : ['...']),
    ],
  };
}

function isObject(node: { readonly type: string }): node is ObjectExpression {
  return node.type === 'ObjectExpression';
}

/** The properties of an object that have a name, and whether these are all of them. */
function propertiesOf({ properties }: ObjectExpression) {
  const entries = properties.flatMap((property): [string, Expression][] => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value } = property;
    if (key.type === 'Identifier') return [[key.name, value]];
    return key.type === 'Literal' ? [[String(key.value), value]] : [];
  });
  return { named: Object.fromEntries(entries), isWhole: entries.length === properties.length };
}

/** A value that is written out; nothing where some of it is computed. */
function literal(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? (expression.quasis[0]?.value.cooked ?? undefined)
        : undefined;
    case 'ObjectExpression': {
      const { isWhole, named } = propertiesOf(expression);
      const values = Object.entries(named).map(([name, value]) => [name, literal(value)] as const);
      const isWritten = isWhole && values.every(([, value]) => value !== undefined);
      return isWritten ? Object.fromEntries(values) : undefined;
    }
    default:
      return undefined;
  }
}

/** Docs that an Astro project shows. */
export interface ShownDocs extends WrittenOptions {
  /** Absolute path. */
  readonly docs: string;
  /** Folder of the project. */
  readonly root: string;
}

/** The docs of an Astro project that are there. */
export function docsOfAstroProject(folder: string, config: string): readonly ShownDocs[] {
  return writtenOptions(readText(folder, config)).flatMap((written) => {
    if (written.docs === undefined) return [];
    const docs = path.resolve(folder, written.docs);
    return existsSync(path.join(docs, 'docs.json')) ? [{ ...written, docs, root: folder }] : [];
  });
}

/** The same of the configuration of a project. */
export function faultOfAstroProject(folder: string, config: string): SyntaxFault | undefined {
  return syntaxFault(readText(folder, config));
}

function readText(folder: string, config: string): string {
  return readFileSync(path.join(folder, config), 'utf8');
}
