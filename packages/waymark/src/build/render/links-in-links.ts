/** What has no tags, tags of links, and other tags, in whose attributes there may be any text. */
const token =
  /<!--[\s\S]*?-->|<(script|style|template|textarea)\b[\s\S]*?<\/\1\s*>|<(\/?)a(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;

/**
 * HTML in which links may stand in links, as components make them. A browser that reads such a page ends
 * the outer link where the inner one starts, but not where an `object` stands between them, which shows
 * what it holds (HTML section 13.2.6.4.7: the last marker). HTML with a link that is not closed stays.
 */
export function withLinksInLinks(html: string): string {
  // Almost no page has one, and to read all tags takes longer.
  if (!/<a[\s>](?:(?!<\/a)[\s\S])*?<a[\s>]/i.test(html)) return html;
  let depth = 0;
  const read = html.replace(token, (tag, _raw: string, end: string | undefined) => {
    if (end === undefined) return tag;
    if (end === '') return depth++ === 0 ? tag : `<object>${tag}`;
    return --depth > 0 ? `${tag}</object>` : tag;
  });
  return depth === 0 ? read : html;
}
