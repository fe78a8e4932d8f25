/**
 * Elements of HTML that may stand in a description. Those that the allowlist of `sanitise.ts`
 * lacks lose their tags and keep what they hold.
 */
const knownTags: ReadonlySet<string> = new Set(
  [
    'a abbr b big blockquote br center cite code dd del details dfn div dl dt em font',
    'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strike',
    'strong sub summary sup table tbody td tfoot th thead tr tt u ul var',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Makes tags that are none of HTML, or none that belong into a text, readable: `List<Foo>` and
 * `<script>` are shown as they are written. Comments are left out.
 *
 * @param html raw HTML of a Markdown text: one tag, or a whole block
 */
export function showUnknownTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(\/?)([^\s/>]*)/g, (tag, slash: string, name: string) =>
      knownTags.has(name.toLowerCase()) ? tag : `&lt;${slash}${name}`,
    );
}
