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
