/** A node as Astro's JSX runtime makes it. */
interface Node {
  readonly type: unknown;
  readonly props: Props;
}

type Props = Readonly<Record<string, unknown>>;

/**
 * Properties of a field as HTML has its value, which React takes as `value` everywhere: the text
 * between the tags of a `textarea`, and the options of a `select` that are chosen.
 *
 * @param type name of the element
 */
export function fieldProps(type: string, props: Record<string, unknown>): Record<string, unknown> {
  if (!('value' in props) || (type !== 'textarea' && type !== 'select')) return props;
  const { value, ...others } = props;
  if (value === undefined || value === null) return others;
  if (type === 'textarea') return { ...others, children: String(value) };
  const chosen = new Set((Array.isArray(value) ? value : [value]).map(String));
  return { ...others, children: withChosen(props['children'], chosen) };
}

function withChosen(nodes: unknown, chosen: ReadonlySet<string>): unknown {
  if (Array.isArray(nodes)) return nodes.map((node) => withChosen(node, chosen));
  if (!isNode(nodes)) return nodes;
  const { props, type } = nodes;
  if (type === 'option') {
    const isChosen = chosen.has(String(props['value'] ?? textOf(props['children'])));
    return isChosen ? { ...nodes, props: { ...props, selected: true } } : nodes;
  }
  return { ...nodes, props: { ...props, children: withChosen(props['children'], chosen) } };
}

function textOf(nodes: unknown): string {
  return Array.isArray(nodes) ? nodes.map(textOf).join('') : String(nodes ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'props' in value;
}
