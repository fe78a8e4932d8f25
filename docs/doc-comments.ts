import { readFileSync } from 'node:fs';
import { type Comment, type Node, parseSync, Visitor } from 'oxc-parser';

/**
 * The doc comments of the properties of object literals in a module, by the name of the variable and
 * the names of the properties around: `optionsSchema.docs`.
 */
export function propertyComments(file: URL): ReadonlyMap<string, string> {
  const source = readFileSync(file, 'utf8');
  const { comments, program } = parseSync(file.pathname, source);
  const found = new Map<string, string>();
  const path: string[] = [];
  const enter = (node: Node, name: string | undefined) => {
    if (name === undefined) return;
    path.push(name);
    const comment = commentBefore(node.start, comments, source);
    if (comment) found.set(path.join('.'), comment);
  };
  const visitor = new Visitor({
    VariableDeclarator: (node) => enter(node, nameOf(node.id)),
    'VariableDeclarator:exit': (node) => nameOf(node.id) && path.pop(),
    Property: (node) => enter(node, nameOf(node.key)),
    'Property:exit': (node) => nameOf(node.key) && path.pop(),
  });
  visitor.visit(program);
  return found;
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The doc comment right before a place, as one line. */
export function commentBefore(
  start: number,
  comments: readonly Comment[],
  source: string,
): string | undefined {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || source.slice(comment.end, start).trim() !== '') return;
  return commentText(comment);
}

/** The text of a doc comment, as one line. */
export function commentText({ value }: Comment): string {
  return value
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
