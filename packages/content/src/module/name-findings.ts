import { type Diagnostic, diagnostic, nearest } from '@waymark/core/page';
import { isBareName } from '../expressions/free-names.ts';
import { attributeCode } from '../tree/attribute-code.ts';
import type { JsxElement } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import { type ExpressionNode, shortened, writtenCode } from '../tree/written-code.ts';
import type { KnownNames } from './names.ts';

type Attribute = JsxElement['attributes'][number];

interface Context {
  readonly file: string;
  readonly known: KnownNames;
}

/** An expression of names that nothing declares is printed. */
export function printed(
  node: ExpressionNode,
  unknown: readonly string[],
  { file, known }: Context,
): Diagnostic {
  return diagnostic('name-unknown', {
    at: locate(node, file),
    message: `Nothing declares ${quoted(unknown)}, so \`{${shortened(node.value)}}\` is printed as it is written.`,
    hint: nameHint(node.value, unknown, known) ?? withShareHint(bracesHint, unknown, known),
  });
}

/** A bare name of something that no text shows is printed. */
export function printedObject(node: ExpressionNode, file: string): Diagnostic {
  const name = writtenCode(node).trim();
  return diagnostic('name-unknown', {
    at: locate(node, file),
    message: `${noText(name)}, so \`{${name}}\` is printed as it is written.`,
    hint: `${bracesHint} If a value is meant, name the member that holds it.`,
  });
}

/** On a file that pages may import, also says why a name that they give it is missing there. */
function withShareHint(hint: string, names: readonly string[], { mayBeShared }: KnownNames) {
  if (!mayBeShared) return hint;
  return `If pages import this file and give it ${quoted(names)}, move it below \`/snippets\`, or name it in \`.mintignore\`, so that it is no page of its own. ${hint}`;
}

const bracesHint = 'If braces are meant, write `\\{` or put the text in backticks.';

const declareHint = 'Declare or import the name, or write the value in quotes.';

/** An attribute of names that nothing declares is left out. */
export function dropped(
  element: JsxElement,
  item: Attribute,
  unknown: readonly string[],
  { file, known }: Context,
): Diagnostic {
  return diagnostic('name-unknown', {
    at: locate(element, file),
    message: `Nothing declares ${quoted(unknown)}, so ${leftOut(element, item)}.`,
    hint:
      nameHint(attributeCode(item) ?? '', unknown, known) ??
      withShareHint(declareHint, unknown, known),
  });
}

/** An attribute that is the bare name of an object of the language is left out. */
export function droppedObject(
  element: JsxElement,
  item: Attribute,
  name: string,
  file: string,
): Diagnostic {
  return diagnostic('name-unknown', {
    at: locate(element, file),
    message: `${noText(name)}, so ${leftOut(element, item)}.`,
    hint: 'Declare or import a value of that name, or write the value in quotes.',
  });
}

function leftOut({ name }: JsxElement, item: Attribute): string {
  const label = item.type === 'mdxJsxAttribute' ? item.name : '{...}';
  return `\`${label}\` of <${name ?? ''}> is left out`;
}

function noText(name: string): string {
  return `\`${name}\` is an object or a function and no text`;
}

/** Only what the author declared: a component is no value, and an object alone none that shows. */
function nameHint(
  code: string,
  [name = '']: readonly string[],
  { own, isObject }: KnownNames,
): string | undefined {
  const isBare = isBareName(code.trim());
  const names = [...own].filter((item) => !isBare || !isObject(item));
  const similar = nearest(name, isBare ? names : [...names, 'user']);
  return similar === undefined ? undefined : `Did you mean \`${similar}\`?`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
