/** An endpoint named in `pages` or in frontmatter: `GET /users`, `file.yaml POST /x`, `webhook name`. */
export interface EndpointSelector {
  /** Upper case HTTP method, or `WEBHOOK`. */
  readonly method: string;
  readonly path: string;
  readonly file?: string;
  /** The path starts with `/` or the entry names a file: it can hardly be the path of a page. */
  readonly certain: boolean;
}

const methods = 'get|put|post|delete|options|head|patch|trace|webhook';
const selector = new RegExp(`^(?:(\\S+)\\s+)?(${methods})\\s+(\\S+)$`, 'i');

/** Reads an endpoint selector (brief, "OpenAPI attachment" 4); `undefined` for any other text. */
export function parseEndpointSelector(text: string): EndpointSelector | undefined {
  const match = selector.exec(text.trim());
  const [, file, method, path] = match ?? [];
  if (method === undefined || path === undefined) return undefined;
  return {
    method: method.toUpperCase(),
    path,
    ...(file === undefined ? {} : { file }),
    certain: path.startsWith('/') || file !== undefined,
  };
}
