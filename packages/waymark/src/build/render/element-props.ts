import { htmlAttribute, isEventHandler } from '@waymark/content/text';

/**
 * Attributes of a plain HTML element in HTML's form. Event handlers are left out: they would print
 * their source, and nothing would run them.
 */
export function elementProps(props: Record<string, unknown>): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (isContent(name)) own[name] = value;
    else if (name === 'dangerouslySetInnerHTML') own['set:html'] = innerHtml(value);
    else if (!isEventHandler(name)) {
      const attribute = htmlAttribute(name, value);
      if (attribute) own[attribute.name] = attribute.value;
    }
  }
  return own;
}

function innerHtml(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '__html' in value
    ? value.__html
    : undefined;
}

/** What Astro reads instead of printing. */
function isContent(name: string): boolean {
  return name === 'children' || name.startsWith('set:');
}
