import { type Diagnostic, diagnostic, nearest } from '@waymark/core/page';
import type { Root } from 'mdast';
import { isEventHandler } from '../jsx/attributes.ts';
import { eachNode } from '../tree/each-node.ts';
import { isJsxElement, type JsxElement } from '../tree/jsx.ts';
import { objectOf } from '../tree/object-of.ts';
import { placeOfAttribute } from '../tree/place-of-attribute.ts';
import { locate } from '../tree/position.ts';
import { declaredNames, importedNames, type ModuleCode } from './module-code.ts';

/** The properties that each component of the format has, by its name. */
export type ComponentProperties = ReadonlyMap<string, readonly string[]>;

/** Short words are near to words that mean something else: what is written, and what may be meant. */
const shortestWritten = 3;
const shortestMeant = 4;

/** Attributes of HTML that are near to a property of a component, and are meant as such. */
const ofHtml: ReadonlySet<string> = new Set(['async', 'sizes', 'valign']);

/**
 * Warnings about attributes of components of the format that they do not know, and that are nearly one
 * that they do (docs/format/pages.md#mistakes). What is like none may be for anybody.
 *
 * @param source of the file as it was parsed
 * @param code of the file: its own components have the names of none of the format
 */
export function misspeltProperties(
  root: Root,
  { file, source }: { readonly file: string; readonly source: string },
  code: ModuleCode,
  properties: ComponentProperties,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const own = new Set([...declaredNames(code), ...importedNames(code)]);
  const isOfOther = (name: string) => properties.values().some((others) => others.includes(name));
  eachNode(root, (node) => {
    if (!isJsxElement(node) || node.name === null || own.has(objectOf(node.name))) return;
    const known = properties.get(node.name);
    if (!known) return;
    const written = writtenNames(node);
    for (const name of written) {
      // Properties of other components are no slips.
      if (known.includes(name) || isOfOther(name)) continue;
      const meant = meantProperty(name, known);
      // What has both means both.
      if (meant === undefined || written.includes(meant)) continue;
      const place = placeOfAttribute(source, node, name);
      found.push(
        diagnostic('component-property-unknown', {
          at: { ...locate(node, file), ...place },
          message: `<${node.name}> has no property \`${name}\`, so it does nothing.`,
          hint: `Did you mean \`${meant}\`?`,
        }),
      );
    }
  });
  return found;
}

function writtenNames({ attributes }: JsxElement): string[] {
  return attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? item.name : []));
}

function meantProperty(name: string, known: readonly string[]): string | undefined {
  const isOfHtml = /^(?:data|aria)-|:/.test(name) || isEventHandler(name) || ofHtml.has(name);
  if (isOfHtml || name.length < shortestWritten) return undefined;
  const edits = name.length > 8 ? 2 : 1;
  const candidates = known.filter((one) => one.length >= shortestMeant);
  return nearest(name, candidates, edits);
}
