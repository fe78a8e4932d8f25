/** An Astro component as the type checker sees it when its file is chosen at build time. */
/** A component, whatever its properties. */
// biome-ignore lint/suspicious/noExplicitAny: props differ from component to component
export type Component = (props: any) => any;
