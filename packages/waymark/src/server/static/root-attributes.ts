/** What may stand before the root element: a byte order mark, comments, the type of the document. */
const prolog = /^(?:\xEF\xBB\xBF)?(?:\s|<!--[\s\S]*?-->|<!doctype(?:"[^"]*"|'[^']*'|[^>"'])*>)*/i;
const rootTag = /^<html(?=[\s>])(?:"[^"]*"|'[^']*'|[^>"'])*>/i;

/** Where the root element begins at the latest; what comes later is not looked at. */
const furthest = 16_384;

/**
 * A document with attributes without a value on its root element, where they are not there already.
 * What has no root element, such as a fragment, is given back as it is.
 *
 * @param html in UTF-8 or any other encoding that has ASCII in it
 */
export function withRootAttributes(html: Buffer, names: readonly string[]): Buffer {
  // One character a byte: all that is looked for is ASCII, and places are those of bytes.
  const start = html.subarray(0, furthest).toString('latin1');
  const at = prolog.exec(start)?.[0].length ?? 0;
  const [tag] = rootTag.exec(start.slice(at)) ?? [];
  if (tag === undefined) return html;
  const present = attributeNames(tag);
  const missing = names.filter((name) => !present.has(name));
  if (missing.length === 0) return html;
  const end = at + '<html'.length;
  const added = Buffer.from(missing.map((name) => ` ${name}`).join(''));
  return Buffer.concat([html.subarray(0, end), added, html.subarray(end)]);
}

function attributeNames(tag: string): Set<string> {
  const withoutValues = tag.replace(/=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/g, ' ');
  return new Set(
    withoutValues
      .slice('<html'.length, -1)
      .toLowerCase()
      .split(/[\s/]+/),
  );
}
