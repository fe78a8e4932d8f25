const placeholder = /\{\{[ \t]*([A-Za-z0-9_.-]+)[ \t]*\}\}/g;
const elementsWithoutText = /<(script|style|iframe|object|embed|noscript)\b[\s\S]*?<\/\1\s*>/gi;
const tags = /<!--[\s\S]*?-->|<\/?[A-Za-z][^>]*>/g;

/**
 * Replaces `{{name}}` in the source of a page or snippet by the site variable of that name
 * (`variables` in docs.json; docs/format/docs-json.md#variables), in code too. Names that are not
 * defined stay: other template languages write the same braces. Lines keep their numbers.
 */
export function replaceVariables(
  source: string,
  variables: Readonly<Record<string, string>>,
): string {
  if (!source.includes('{{')) return source;
  return source.replace(placeholder, (written, name: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return value === undefined ? written : variableText(value);
  });
}

/** The value as it enters a page: on one line, without HTML. */
function variableText(value: string): string {
  let text = value;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(elementsWithoutText, '').replace(tags, '');
  }
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}
