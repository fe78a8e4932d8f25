/** What the properties of a component in the browser hold in place of what cannot be sent there. */
export type Handed =
  /** Rendered content. */
  | { readonly 'waymark:html': string }
  /** A component, by its file and name. */
  | { readonly 'waymark:component': string };

/** Whether a property is a component that was handed over. */
export function isHanded(value: unknown): value is Handed {
  return (
    typeof value === 'object' &&
    value !== null &&
    ('waymark:html' in value || 'waymark:component' in value)
  );
}

/** Name of the property that holds text between the tags: Astro hands on all else there as HTML. */
export const handedText = 'waymark:text';
