/** Tags of an entry of a changelog, written as a list or with commas between them. */
export function updateTags(given: unknown): string[] {
  const tags = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : [];
  return tags.map((tag) => String(tag).trim()).filter(Boolean);
}
