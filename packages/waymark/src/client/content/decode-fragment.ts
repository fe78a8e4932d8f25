/** The id that a fragment (`#a`) names; one that is not encoded rightly is taken as it is written. */
export function decodeFragment(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
