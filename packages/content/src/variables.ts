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

/** The same in all texts of a value, in lists and objects too: in the frontmatter of a page. */
export function withVariables<Value>(
  value: Value,
  variables: Readonly<Record<string, string>>,
): Value {
  const replaced = (item: unknown): unknown => {
    if (typeof item === 'string') return replaceVariables(item, variables);
    if (Array.isArray(item)) return item.map(replaced);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, held]) => [key, replaced(held)]));
  };
  // Texts stay texts, so the value keeps its type.
  return replaced(value) as Value;
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
