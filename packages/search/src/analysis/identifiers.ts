const separated = /[\p{L}\p{N}][-./_:{}]+[\p{L}\p{N}]|^--?\p{L}|_|[+#]$/u;
const humped = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}/u;

/** Whether a token reads like a name in code: `docs.json`, `useChat`, `X-Api-Key`, `--flag`, `C++`. */
export function isIdentifier(token: string): boolean {
  return separated.test(token) || humped.test(token);
}

/** The words of a name, in its own case: `X-Api-Key` has `X`, `Api` and `Key`. */
export function identifierParts(identifier: string): string[] {
  return identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== '');
}
