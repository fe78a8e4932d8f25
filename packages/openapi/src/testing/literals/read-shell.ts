/** The text of a word of bash made of quoted pieces; throws where anything stands unquoted. */
export function readShell(word: string): string {
  const bytes: number[] = [];
  let rest = word;
  while (rest !== '') {
    const piece = /^(?:\$'((?:[^'\\]|\\[\s\S])*)'|'([^']*)'|\\(['\\]))/.exec(rest);
    if (piece === null) throw new Error(`not quoted: ${rest}`);
    const [whole, ansi, single, escaped] = piece;
    bytes.push(...(ansi === undefined ? utf8(single ?? escaped ?? '') : ansiBytes(ansi)));
    rest = rest.slice(whole.length);
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(new Uint8Array(bytes));
}

function ansiBytes(text: string): readonly number[] {
  return (text.match(/\\x[0-9a-f]{2}|\\\\|[^\\]/gu) ?? []).flatMap((piece) => {
    if (piece.startsWith('\\x')) return [Number.parseInt(piece.slice(2), 16)];
    return utf8(piece === '\\\\' ? '\\' : piece);
  });
}

function utf8(text: string): readonly number[] {
  return [...new TextEncoder().encode(text)];
}
