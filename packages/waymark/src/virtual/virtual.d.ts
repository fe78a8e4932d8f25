declare module 'virtual:waymark/project' {
  /** The docs folder that this site renders. */
  export const project: import('../project/project.ts').Project;
}

declare module 'virtual:waymark/shared' {
  export const openedProject: typeof import('../project/registry.ts').openedProject;
}

declare module 'virtual:waymark/sidebar' {
  export const Sidebar: import('./component.ts').Component;
}

declare module 'virtual:waymark/content-components' {
  export const components: Readonly<Record<string, import('./component.ts').Component>>;
}

declare module 'virtual:waymark/styles.css' {}
