declare module 'virtual:waymark/site' {
  /** What the pages of this site are rendered with. */
  export const site: import('../render/site.ts').SiteParts;
}

declare module 'virtual:waymark/styles.css' {}

declare module 'virtual:waymark/assistant' {
  export const built: import('../server/adapter-docs.ts').AdapterSettings;
  export const modules: import('../server/own-modules.ts').OwnModules;
}

declare module 'virtual:waymark/server' {
  export const built: import('../server/output.ts').BuiltServerSettings;
  export const modules: import('../server/own-modules.ts').OwnModules;
}
