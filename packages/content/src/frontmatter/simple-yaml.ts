import type { YamlEntry } from './yaml-entry.ts';

const keyPart = /^([A-Za-z][\w-]*(?::[\w-]+)*):(?:[ \t]+|$)/;
/** Keys that YAML reads as something other than text. */
const typedKeys = /^(?:null|true|false)$/i;
/** Starts that need no look at YAML's indicators, signs or dots. */
const plainStart = /^[\p{L}\d/]/u;
/** A `: ` or trailing `:` opens a mapping, ` #` a comment; tabs and carriage returns are left to the full parser. */
const plainBreak = /:(?: |$)| #|[\t\r]/;
const number = /^\d+(?:\.\d*)?(?:[eE][-+]?\d+)?$/;
const prefixedNumber = /^0[xo]/;

/**
 * Reads frontmatter of the plainest and by far most common form, one `key: value` on each line, at
 * a tenth of the cost of the full parser. Returns `undefined` for everything else, so that the
 * full parser decides; what it does return is what the full parser would.
 */
export function parseSimpleYaml(yaml: string): YamlEntry[] | undefined {
  const entries: YamlEntry[] = [];
  const keys = new Set<string>();
  let offset = 0;
  for (const line of yaml.split('\n')) {
    if (line !== '') {
      const entry = parseLine(line, offset);
      if (!entry || keys.has(entry.key)) return undefined;
      keys.add(entry.key);
      entries.push(entry);
    }
    offset += line.length + 1;
  }
  return entries;
}

function parseLine(line: string, offset: number): YamlEntry | undefined {
  const match = keyPart.exec(line);
  const key = match?.[1];
  if (!match || key === undefined || typedKeys.test(key)) return undefined;
  const text = trimBlanks(line.slice(match[0].length));
  if (text === '') return { key, value: null, source: undefined, offset };
  const quoted = quotedText(text);
  if (quoted !== undefined) return { key, value: quoted, source: undefined, offset };
  if (!plainStart.test(text) || plainBreak.test(text) || prefixedNumber.test(text))
    return undefined;
  return { key, value: plainValue(text), source: text, offset };
}

/** Text in quotes on one line, if nothing in it is escaped and nothing follows it. */
function quotedText(text: string): string | undefined {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return undefined;
  const inner = text.slice(1, -1);
  const simple = text.length > 1 && text.endsWith(quote) && !inner.includes(quote);
  return simple && !/[\\\t\r]/.test(inner) ? inner : undefined;
}

/** A plain scalar under YAML 1.2's core schema. */
function plainValue(text: string): unknown {
  if (number.test(text)) return Number(text);
  switch (text) {
    case 'true':
    case 'True':
    case 'TRUE':
      return true;
    case 'false':
    case 'False':
    case 'FALSE':
      return false;
    case 'null':
    case 'Null':
    case 'NULL':
      return null;
    default:
      return text;
  }
}

/** Only blanks: other white space, such as a no-break space, belongs to the value. */
function trimBlanks(text: string): string {
  return text.replace(/^[ \t]+|[ \t]+$/g, '');
}
