declare module 'virtual:waymark/assistant' {
  export const built: import('./adapter/adapter-docs.ts').AdapterSettings;
  export const modules: import('./assistant/own-modules.ts').OwnModules;
}

declare module 'virtual:waymark/server' {
  export const built: import('./output.ts').BuiltServerSettings;
  export const modules: import('./assistant/own-modules.ts').OwnModules;
  /** There where readers can sign in. */
  export const loadBodies: import('./readers/reader-pages.ts').LoadReaderBodies | undefined;
}

declare module 'virtual:waymark/readers' {
  export const built: import('./adapter/adapter-site.ts').AdapterSiteSettings;
  export const modules: import('./assistant/own-modules.ts').OwnModules;
  export const loadBodies: import('./readers/reader-pages.ts').LoadReaderBodies;
}
