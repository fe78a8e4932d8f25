import { textElements } from '@waymark/core/page';

/**
 * Makes tags that are none of HTML, or none that belong into a text, readable: `List<Foo>` and
 * `<script>` are shown as they are written. Comments are left out. Those that the allowlist of
 * `sanitise.ts` lacks still lose their tags and keep what they hold.
 *
 * @param html raw HTML of a Markdown text: one tag, or a whole block
 */
export function showUnknownTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(\/?)([^\s/>]*)/g, (tag, slash: string, name: string) =>
      textElements.has(name.toLowerCase()) ? tag : `&lt;${slash}${name}`,
    );
}
