import { isRecord } from '../json-value.ts';

/** `topbarLinks`: links with `name` and `url` become links with `label` and `href`. */
export function topbarLinks(value: unknown): unknown {
  return Array.isArray(value) ? value.map(topbarLink) : value;
}

function topbarLink(link: unknown): unknown {
  if (!isRecord(link)) return link;
  const { name, url, type, arrow: _arrow, style: _style, ...rest } = link;
  const label = name ?? (type === 'github' ? 'GitHub' : undefined);
  return { ...given({ label, href: url }), ...rest };
}

/** `topbarCtaButton`: a `link` becomes a `button`. */
export function topbarButton(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { name, url, type, arrow: _arrow, style: _style, ...rest } = value;
  return {
    type: type === 'github' ? 'github' : 'button',
    ...given({ label: name, href: url }),
    ...rest,
  };
}

/** `footerSocials`: a list of `{ type, url }` becomes a table. */
export function footerSocials(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const entries = value.filter(isRecord).map(({ type, url }) => [String(type), url] as const);
  return Object.fromEntries(entries);
}

/** `footer.links`: columns with `title` and `links` become columns with `header` and `items`. */
export function footerColumns(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((column: unknown) => {
    if (!isRecord(column)) return column;
    const { title, links, ...rest } = column;
    const items = Array.isArray(links) ? links.map(footerItem) : links;
    return { ...given({ header: title, items }), ...rest };
  });
}

function footerItem(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { url, ...rest } = item;
  return { ...rest, ...given({ href: url }) };
}

/** `font`: `url` becomes `source`, `headings` becomes `heading`. */
export function font(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { headings, body, ...common } = value;
  return given({ ...fontFile(common), heading: fontFile(headings), body: fontFile(body) });
}

function fontFile(value: unknown): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  const { url, ...rest } = value;
  return { ...rest, ...given({ source: url }) };
}

/** `icon` with `iconType` beside it becomes an object. */
export function iconWithStyle(icon: unknown, iconType: unknown): unknown {
  return icon !== undefined && typeof iconType === 'string'
    ? { name: icon, style: iconType }
    : icon;
}

/** A colour or gradient becomes a colour for both modes. */
export function anchorColor(color: unknown): unknown {
  const single = isRecord(color) ? color['from'] : color;
  return typeof single === 'string' ? { light: single, dark: single } : undefined;
}

/** An object without the keys that have no value. */
export function given(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
