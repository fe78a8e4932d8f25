/** The text of a stylesheet, for what brings its styles along when it is loaded. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
