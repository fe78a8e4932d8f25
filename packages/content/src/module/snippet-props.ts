import { attribute, type JsxElement, stringAttribute } from '../tree/jsx.ts';
import { valueCode } from '../tree/property-code.ts';

/** What a usage of a snippet hands to it. */
export interface SnippetProps {
  /** Properties written as text: they reach code fences too. */
  readonly text: ReadonlyMap<string, string>;
  /** All properties as code, in the scope of the page. */
  readonly code: ReadonlyMap<string, string>;
  /** Objects that the usage spreads, as code. */
  readonly spreads: readonly string[];
}

/** Reads the attributes of a snippet's tag; expressions in them are already those of the page. */
export function snippetProps(element: JsxElement): SnippetProps {
  const text = new Map<string, string>();
  const code = new Map<string, string>();
  const spreads: string[] = [];
  for (const item of element.attributes) {
    if (item.type === 'mdxJsxExpressionAttribute') {
      spreads.push(item.value.trim().replace(/^\.\.\./, ''));
      continue;
    }
    const literal = stringAttribute(element, item.name);
    const value = attribute(element, item.name);
    if (literal !== undefined) text.set(item.name, literal);
    if (literal !== undefined) code.set(item.name, JSON.stringify(literal));
    else if (value !== undefined) code.set(item.name, valueCode(value));
  }
  return { text, code, spreads };
}

/** Code for one property, or nothing when the usage does not pass it. */
export function propCode({ code, spreads }: SnippetProps, name: string): string | undefined {
  const own = code.get(name);
  if (own !== undefined || spreads.length === 0) return own;
  return `({${spreads.map((item) => `...(${item})`).join(',')}})[${JSON.stringify(name)}]`;
}

/** Code for the object of all properties. */
export function propsObject({ code, spreads }: SnippetProps): string {
  const own = [...code].map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  return `({${[...spreads.map((item) => `...(${item})`), ...own].join(',')}})`;
}

/** Text of a fence with `{name}` replaced by properties that are text; other braces stay. */
export function fillPlaceholders(value: string, { text }: SnippetProps): string {
  if (text.size === 0 || !value.includes('{')) return value;
  return value.replace(/\{[ \t]*([A-Za-z_$][\w$]*)[ \t]*\}/g, (written, name: string) => {
    return text.get(name) ?? written;
  });
}
