import type { IndexedSection } from '../../content-index/content-index.ts';
import type { TwinFacts } from '../twin-document.ts';

/** A page whose twin is to be written beside it. */
export interface TwinTask {
  /** Absolute paths of the page's HTML and of the twin. */
  readonly html: string;
  readonly twin: string;
  readonly facts: TwinFacts;
}

export interface WrittenTwin {
  readonly sections: readonly IndexedSection[];
  /** Body of the twin, for `llms-full.txt`. */
  readonly markdown: string;
  /** How many words the page has, and the first of those that the twin lacks. */
  readonly words: number;
  readonly missingCount: number;
  readonly missing: readonly string[];
}
