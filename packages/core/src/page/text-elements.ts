/**
 * Elements of HTML that belong into a text (docs/format/openapi.md#descriptions), by their names in
 * lower case. What looks like a tag and has another name is text: `Map<String, Object>`.
 */
export const textElements: ReadonlySet<string> = new Set(
  [
    'a abbr b big blockquote br center cite code dd del details dfn div dl dt em font',
    'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strike',
    'strong sub summary sup table tbody td tfoot th thead tr tt u ul var',
  ]
    .join(' ')
    .split(' '),
);
