import type { AssistantLabels } from '../labels.ts';

/** What the docs tell their script for other sites. */
export interface EmbedSettings {
  /** Address of the assistant, from that of the script: `../v1/assistant/docs`. */
  readonly assistant: string;
  /** Addresses of the server end with a slash. */
  readonly trailingSlash: boolean;
  /** By tag, that of the docs first. */
  readonly languages: Readonly<Record<string, EmbedLanguage>>;
  /** Pages of the docs have a language, by which answers are chosen. */
  readonly isTranslated: boolean;
  /** Styles of what the panel stands in, with the colours of the docs. */
  readonly styles: string;
}

/** What a language is shown with. */
export interface EmbedLanguage {
  readonly direction: 'ltr' | 'rtl';
  readonly labels: AssistantLabels;
}
