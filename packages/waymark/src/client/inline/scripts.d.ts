/** The text of a script, for what stands in the page itself. */
declare module '*.js?raw' {
  const text: string;
  export default text;
}
