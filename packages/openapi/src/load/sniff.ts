/** What the start of a file says about it. */
export type Sniffed =
  | 'description'
  | 'asyncapi'
  /** Changes to a description. */
  | 'overlay'
  | 'other'
  /** The keys seen so far are those of a description, but its version is not among them. */
  | 'unclear';

/** Keys that may stand before the version of a description, as when the keys are sorted. */
const otherKeys: ReadonlySet<string> = new Set([
  'basePath',
  'components',
  'consumes',
  'definitions',
  'externalDocs',
  'host',
  'info',
  'jsonSchemaDialect',
  '$self',
]);

/**
 * Tells an API description by its start: a key `openapi`, `swagger` or `asyncapi` at the top level
 * with a version, `overlay` for an overlay. A key of that name deeper down, as navigation files have it,
 * does not count.
 */
export function sniff(head: string): Sniffed {
  const text = head.replace(/^\uFEFF/, '');
  return /^\s*\{/.test(text) ? sniffJson(text) : sniffYaml(text);
}

function sniffYaml(text: string): Sniffed {
  const version =
    /^["']?(openapi|swagger|asyncapi|overlay)["']?[ \t]*:[ \t]*["']?([123])(?:[.\d]|["'\s]|$)/m;
  const [, key = '', major = ''] = version.exec(text) ?? [];
  if (key !== '') return kindOf(key, major);
  const first = /^["']?([\w$]+)["']?[ \t]*:/m.exec(text)?.[1] ?? '';
  return otherKeys.has(first) ? 'unclear' : 'other';
}

const colon = /\s*:/y;

function sniffJson(text: string): Sniffed {
  let depth = 0;
  let isUnclear = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '"') {
      const end = quoteEnd(text, at);
      const name = text.slice(at + 1, end);
      colon.lastIndex = end + 1;
      if (depth === 1 && colon.test(text)) {
        if (/^(?:openapi|swagger|asyncapi|overlay)$/.test(name)) {
          return versionAt(name, text, colon.lastIndex);
        }
        isUnclear ||= otherKeys.has(name);
      }
      at = end;
    }
  }
  return isUnclear ? 'unclear' : 'other';
}

function versionAt(key: string, text: string, offset: number): Sniffed {
  const major = /^\s*"?([123])/.exec(text.slice(offset, offset + 40))?.[1] ?? '';
  return kindOf(key, major);
}

function kindOf(key: string, major: string): Sniffed {
  if (key === 'overlay') return major === '1' ? 'overlay' : 'other';
  if (major !== '2' && major !== '3') return 'other';
  return key === 'asyncapi' ? 'asyncapi' : 'description';
}

function quoteEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
