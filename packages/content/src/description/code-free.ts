import { isUnsafeUrl } from '@waymark/core';
import type { Nodes, Root } from 'mdast';
import { isJsxElement } from '../tree/jsx.ts';
import { parseMdx } from '../tree/parse.ts';

/**
 * A text of which nothing runs when it is compiled as MDX: itself where it is Markdown with content
 * components whose attributes are plain texts, else the same text with its tags and braces shown as
 * they are written.
 *
 * @param components names of content components, which may stand in the text
 */
export function codeFree(source: string, components: ReadonlySet<string>): string {
  const parsed = parseMdx(source);
  const isFree = 'root' in parsed && !runsCode(parsed.root, components);
  return isFree ? source : asText(source);
}

function runsCode(node: Nodes | Root, components: ReadonlySet<string>): boolean {
  if (/^(?:mdxjsEsm|mdxFlowExpression|mdxTextExpression|html)$/.test(node.type)) return true;
  if (isJsxElement(node)) {
    if (!/^[A-Z]/.test(node.name ?? '') || !components.has(node.name ?? '')) return true;
    const isPlain = node.attributes.every(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        /^[a-z]+$/i.test(attribute.name) &&
        !/^on|^style$|html$/i.test(attribute.name) &&
        typeof (attribute.value ?? '') === 'string' &&
        !/[<>]/.test(String(attribute.value ?? '')) &&
        !isUnsafeUrl(String(attribute.value ?? '')),
    );
    if (!isPlain) return true;
  }
  return 'children' in node && node.children.some((child) => runsCode(child, components));
}

/** Tags, braces and modules as text; a backslash in a block of code is the price. */
function asText(source: string): string {
  return source
    .replace(/[<{}]/g, '\\$&')
    .replace(
      /^(\s*)([ie])(mport|xport)\b/gm,
      (_all, space: string, first: string, rest: string) => {
        return `${space}&#${first.charCodeAt(0)};${rest}`;
      },
    );
}
