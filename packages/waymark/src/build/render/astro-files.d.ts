/** Components in `.astro` files, which the compiler of TypeScript cannot read. */
declare module '*.astro' {
  const component: import('../../theme/component.ts').Component;
  export default component;
}
