/** An endpoint named in `pages` or in frontmatter: `GET /users`, `file.yaml POST /x`, `webhook name`. */
export interface EndpointSelector {
  /** Upper case HTTP method, or `WEBHOOK`. */
  readonly method: string;
  readonly path: string;
  readonly file?: string;
  /** The path starts with `/` or the entry names a file: it can hardly be the path of a page. */
  readonly certain: boolean;
}

/** Methods that may be written in any letter case. */
const methods = /^(?:get|put|post|delete|options|head|patch|trace|webhook)$/i;

/** A method of OpenAPI 3.2 beyond these; only before a path, so that no page is taken for one. */
const furtherMethods = /^(?:[Qq][Uu][Ee][Rr][Yy]|[A-Z][A-Z0-9_-]*)$/;

/** The name of a webhook may be of several words. */
const webhookOfWords = /^(?:(\S+\.(?:ya?ml|json))\s+)?webhook\s+(\S+(?:\s+\S+)+)$/i;

/** Reads an endpoint selector (docs/format/openapi.md#attachment); `undefined` for any other text. */
export function parseEndpointSelector(text: string): EndpointSelector | undefined {
  const ofWords = webhookOfWords.exec(text.trim());
  if (ofWords) {
    const [, file, path = ''] = ofWords;
    const certain = file !== undefined;
    return { method: 'WEBHOOK', path, ...(file === undefined ? {} : { file }), certain };
  }
  const words = text.trim().split(/\s+/);
  const [method, path] = words.slice(-2);
  if (words.length > 3 || method === undefined || path === undefined) return undefined;
  if (words.length < 2 || !isMethod(method, path)) return undefined;
  const file = words.length === 3 ? words[0] : undefined;
  return {
    method: method.toUpperCase(),
    path,
    ...(file === undefined ? {} : { file }),
    certain: path.startsWith('/') || file !== undefined,
  };
}

function isMethod(word: string, path: string): boolean {
  return methods.test(word) || (path.startsWith('/') && furtherMethods.test(word));
}
