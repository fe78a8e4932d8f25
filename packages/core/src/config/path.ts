/** Keys and indexes from the root of the configuration to a value. */
export type ConfigPath = readonly (string | number)[];

/** The JSON pointer of a path (RFC 6901); empty for the whole document. */
export function pointerOf(path: ConfigPath): string {
  return path.map((step) => `/${typeof step === 'number' ? step : escaped(step)}`).join('');
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** A path as messages write it: `navbar.links[0].label`. */
export function displayPath(path: ConfigPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}

/** The path that a JSON pointer, such as the id of a node, stands for. */
export function pathOf(pointer: string): ConfigPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) =>
      /^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
}
