import type { MarkdownSource } from './markdown-source.ts';

/** A page that is rendered, and what the files beside its HTML are made from: plain data. */
export interface RenderedPage {
  readonly path: string;
  readonly markdown: MarkdownSource;
  /** Data of its playground, as JSON. */
  readonly playground: string | undefined;
}
