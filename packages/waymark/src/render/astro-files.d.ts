/** Components in `.astro` files, which the compiler of TypeScript cannot read. */
declare module '*.astro' {
  const component: import('../virtual/component.ts').Component;
  export default component;
}
