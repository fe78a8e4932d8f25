declare module 'virtual:waymark/site' {
  /** What the pages of this site are rendered with. */
  export const site: import('../render/site.ts').SiteParts;
}

declare module 'virtual:waymark/styles.css' {}
