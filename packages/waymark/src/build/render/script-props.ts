/**
 * Properties of a `<script>` element: its text is code, which would not run with its signs escaped
 * as in text for readers.
 */
export function scriptProps({
  children,
  ...attributes
}: Record<string, unknown>): Record<string, unknown> {
  const parts = Array.isArray(children) ? children.flat() : [children];
  const code = parts.filter((part) => typeof part === 'string').join('');
  // The only sequence that would end the element.
  return code === ''
    ? attributes
    : { ...attributes, 'set:html': code.replace(/<\/(?=script)/gi, '<\\/') };
}
