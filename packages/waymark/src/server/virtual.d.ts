declare module 'virtual:waymark/assistant' {
  export const built: import('./adapter-docs.ts').AdapterSettings;
  export const modules: import('./own-modules.ts').OwnModules;
}

declare module 'virtual:waymark/server' {
  export const built: import('./output.ts').BuiltServerSettings;
  export const modules: import('./own-modules.ts').OwnModules;
}
