/** Where a request goes. */
export interface Route {
  readonly operation: 'message' | 'feedback';
  /** Protocol of the answer. */
  readonly version: 'v1' | 'v2';
  /** As it stands in the path, in lower case; it need not exist. */
  readonly domain: string;
}

const operations = /^\/(?<version>v1|v2)\/assistant\/(?<domain>[^/]{1,200})\/(?<operation>\w+)\/?$/;

/** Finds the operation that a path names below a base such as `/docs`; undefined for others. */
export function routeOf(pathname: string, base: string): Route | undefined {
  if (!pathname.startsWith(`${base}/`)) return undefined;
  const groups = operations.exec(pathname.slice(base.length))?.groups;
  if (!groups) return undefined;
  const { domain = '', operation, version } = groups;
  if (operation === 'message' && (version === 'v1' || version === 'v2')) {
    return { operation, version, domain: domain.toLowerCase() };
  }
  if (operation === 'feedback' && version === 'v1') {
    return { operation, version, domain: domain.toLowerCase() };
  }
  return undefined;
}

/** Identifiers of sites, as the path holds them (docs/format/assistant.md#request). */
export function isDomainId(text: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text);
}

/** @throws with a sentence for the user when a text is no identifier of a site */
export function checkDomainId(text: string): void {
  if (isDomainId(text)) return;
  throw new Error(
    `The domain "${text}" must be 1 to 63 small letters, digits and hyphens, no hyphen at its ends.`,
  );
}
