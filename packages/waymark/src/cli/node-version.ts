const oldest = [22, 19] as const;

/** What to tell a user whose Node is too old; `undefined` when it is not. */
export function outdatedNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
  if (isEnough) return undefined;
  return `Waymark needs Node ${oldest.join('.')} or later; this is Node ${version}. Install a newer one from https://nodejs.org.`;
}
