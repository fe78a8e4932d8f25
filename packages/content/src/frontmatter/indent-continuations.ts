const keyWithValue = /^[^\s#'"[{][^#]*?:(?:[ \t]+(.*))?$/;
const indentedValue = /^[ \t]+(.*)$/;

/**
 * Indents the lines on which a quoted text or flow collection goes on that started after a
 * top-level key or on the line below it, where they are not indented. Line numbers stay.
 */
export function indentContinuations(yaml: string): string {
  let open: Open | undefined;
  let isBelowKey = false;
  const lines = yaml.split('\n').map((line) => {
    if (open) {
      open = advance(open, line);
      return /^\s|^$/.test(line) ? line : `  ${line}`;
    }
    const key = keyWithValue.exec(line);
    const value = (key ?? (isBelowKey ? indentedValue.exec(line) : null))?.[1] ?? '';
    if (/^["'[{]/.test(value)) open = advance({ quote: '', depth: 0 }, value);
    isBelowKey = key !== null && value === '';
    return line;
  });
  return lines.join('\n');
}

/** Inside which quote, if any, and inside how many brackets a line ends. */
interface Open {
  readonly quote: string;
  readonly depth: number;
}

function advance(open: Open, text: string): Open | undefined {
  let { quote, depth } = open;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quote !== '') {
      if (character === '\\' && quote === '"') at++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '[' || character === '{') {
      depth++;
    } else if (character === ']' || character === '}') {
      depth--;
    }
    if (quote === '' && depth <= 0) return undefined;
  }
  return { quote, depth };
}
