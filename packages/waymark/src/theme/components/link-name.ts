/** A link that shows an icon, a text or both. */
interface ShownLink {
  readonly label: string;
  /** Name of an icon of a library, or where a picture of its own is. */
  readonly icon?: { readonly name: string } | undefined;
  readonly href: string;
}

/**
 * What a link without a text is called for those who do not see its icon: what the icon is called,
 * else the host that it leads to, else the address.
 */
export function linkName({ label, icon, href }: ShownLink): string {
  if (label) return label;
  if (icon && /^[\w-]+$/.test(icon.name)) return icon.name.replaceAll('-', ' ');
  const host = URL.canParse(href) ? new URL(href).host : '';
  return host.replace(/^www\./, '') || href;
}
