import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Nodes, Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import { type Mistake, mistakeNotice } from '../module/mistake-notice.ts';
import type { PageStatement } from '../module/module-node.ts';
import { type CompiledBody, compileBody } from '../tree/compile-body.ts';
import { isJsxElement, type JsxElement } from '../tree/jsx.ts';
import { parseFailure } from '../tree/parse.ts';
import { locate } from '../tree/position.ts';
import { compilableModule } from './compilable-module.ts';
import { compileError } from './compile-error.ts';

/**
 * Compiles a finished tree. A part that the compiler refuses, although it could be parsed, is shown
 * as it is written, with a notice before its block.
 *
 * @param read the text of a file that nodes of the tree come from
 */
export function compileTolerantly(
  root: Root,
  file: string,
  read: (file: string) => string | undefined,
): { readonly body: CompiledBody; readonly diagnostics: readonly Diagnostic[] } {
  try {
    return { body: compileBody(root), diagnostics: [] };
  } catch {
    const diagnostics: Diagnostic[] = [];
    root.children = root.children.flatMap((node) => {
      const module = compilableModule(node);
      if (module) {
        return [
          module.node,
          ...module.refused.flatMap(({ error, statement }) => {
            const found = refusedStatement(statement, file, error);
            diagnostics.push(found);
            return [mistakeNotice([{ found }]), ...paragraph(writtenText(statement, file, read))];
          }),
        ];
      }
      const mistakes: Omit<Mistake, 'offset'>[] = [];
      const mended = compilable(node, {
        text(refused, error) {
          mistakes.push({ found: refusal(refused, file, 'it is shown as text', error) });
          return writtenText(refused, file, read);
        },
        leaveOut(element, attribute, error) {
          const found = refusal(element, file, `\`${attribute}\` is left out`, error);
          mistakes.push({ found });
        },
      });
      diagnostics.push(...mistakes.map(({ found }) => found));
      return mistakes.length === 0 ? mended : [mistakeNotice(mistakes), ...mended];
    });
    return { body: compileBody(root), diagnostics };
  }
}

/** What may have come from a file. */
interface Place {
  readonly position?: Position | undefined;
}

/** What becomes of parts that do not compile. */
interface Refused {
  /** The text of a node. */
  readonly text: (node: RootContent, error: unknown) => string;
  readonly leaveOut: (element: JsxElement, attribute: string, error: unknown) => void;
}

/** A node without what does not compile of it. */
function compilable(node: RootContent, refused: Refused): RootContent[] {
  if (compileError(node) === undefined) return [node];
  if (isJsxElement(node)) leaveOutAttributes(node, refused);
  if (holdsOthers(node) && compileError({ ...node, children: [] } as RootContent) === undefined) {
    const children = (node.children as RootContent[]).flatMap((child) =>
      compilable(child, refused),
    );
    return [{ ...node, children } as RootContent];
  }
  const value = refused.text(node, compileError(node));
  if (isInline(node) && value !== '') return [{ type: 'text', value }];
  return paragraph(value);
}

function paragraph(value: string): RootContent[] {
  return value === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value }] }];
}

function leaveOutAttributes(element: JsxElement, { leaveOut }: Refused): void {
  element.attributes = element.attributes.filter((item) => {
    const error = compileError({ ...element, children: [], attributes: [item] } as RootContent);
    if (error === undefined) return true;
    leaveOut(element, item.type === 'mdxJsxAttribute' ? item.name : `{${item.value}}`, error);
    return false;
  });
}

/** Whether its children compile by themselves as they do in it. */
function holdsOthers(node: Nodes): node is Extract<RootContent, { children: unknown }> {
  return isJsxElement(node) || ['paragraph', 'blockquote', 'list', 'listItem'].includes(node.type);
}

function isInline({ type }: Nodes): boolean {
  return /^(?:text|emphasis|strong|delete|link|image|inline\w*|mdxText\w*|mdxJsxText\w*)$/.test(
    type,
  );
}

function refusal(node: Place, file: string, loss: string, error: unknown): Diagnostic {
  return diagnostic('page-syntax', {
    at: locate(node, file),
    message: `This is not valid JavaScript, so ${loss}. ${sentence(error)}`,
    hint: 'Check the JavaScript between the braces.',
  });
}

function refusedStatement(statement: PageStatement, file: string, error: unknown): Diagnostic {
  return diagnostic('page-syntax', {
    at: locate(statement, file),
    message: `This statement cannot be compiled, so it has no effect. ${sentence(error)}`,
    hint: 'The code of a page runs at once, in a function: it has no `await` and no `import.meta`, and its names begin with no `_`.',
  });
}

function sentence(error: unknown): string {
  return parseFailure(error).reason.replace(/\.?$/, '.');
}

/** The lines of a node; nothing for one that is not in the source. */
function writtenText(
  node: Place,
  file: string,
  read: (file: string) => string | undefined,
): string {
  const { start, end } = node.position ?? {};
  if (!start || !end) return '';
  const lines = (read(locate(node, file).file) ?? '').split('\n').slice(start.line - 1, end.line);
  const last = lines.at(-1);
  if (last !== undefined) lines[lines.length - 1] = last.slice(0, end.column - 1);
  if (lines[0] !== undefined) lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}
