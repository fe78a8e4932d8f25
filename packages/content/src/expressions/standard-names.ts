const values = ['undefined', 'NaN', 'Infinity'];

const standard = new Set(
  [
    ...values,
    'globalThis Array BigInt Boolean Date Error Function JSON Map Math',
    'Number Object Promise Proxy RangeError Reflect RegExp Set String Symbol SyntaxError TypeError',
    'URL URLSearchParams WeakMap WeakSet console decodeURI decodeURIComponent encodeURI',
    'encodeURIComponent isFinite isNaN parseFloat parseInt structuredClone Intl Iterator atob btoa',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a name is a global of the language, there in a build as in a browser. */
export function isStandardName(name: string): boolean {
  return standard.has(name);
}

/** Whether a name is a global of the language that is an object or a function: no text shows it. */
export function isStandardObject(name: string): boolean {
  return standard.has(name) && !values.includes(name);
}
