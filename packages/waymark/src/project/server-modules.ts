/** Modules that a command or the integration may be told to load, and Node runs. */
const moduleFile = /\.(?:[cm]?js|[cm]ts)$/i;

/** What the documentation calls them, at the root of a docs folder. */
const usualName = /^(?:auth|assistant|model)\.\w+$/i;

/** What is loaded is their default export. */
const exportsDefault =
  /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b|\bmodule\.exports\b|\bexports\.default\b/;

/** How settings of sign-in begin, whatever their file is called (`authSchema`). */
const signInSettings = /\bpasswords\s*:\s*\[|\b(?:openid|jwt)\s*:\s*\{/;

/**
 * Whether a file is likely to be a module for a server, which may hold secrets: `auth.mjs` and its
 * like where they lie by convention, and settings of sign-in anywhere. Scripts that browsers load
 * hardly ever export by default.
 *
 * @param read gives the text of a file
 */
export function isServerModule(file: string, read: (file: string) => string | undefined): boolean {
  if (!moduleFile.test(file)) return false;
  const text = read(file) ?? '';
  return exportsDefault.test(text) && (usualName.test(file) || signInSettings.test(text));
}
