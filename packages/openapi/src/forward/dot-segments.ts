/** Encodings within encodings that are looked through; more of them are suspect by themselves. */
const mostRounds = 4;

/**
 * Whether some server could read a path as one that leads up: servers behind an API differ in what
 * they decode, in which slashes divide a path, and in what they drop after a semicolon.
 */
export function leadsUp(path: string): boolean {
  let text = path;
  for (let round = 0; round < mostRounds; round += 1) {
    if (text.split(/[/\\]/).some(isDots)) return true;
    const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

/** `..` and `.`, also with parameters or a NUL behind them. */
function isDots(segment: string): boolean {
  return /^\.{1,2}(?:[;\0].*)?$/s.test(segment.trim());
}
