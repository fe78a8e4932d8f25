import type { WriteHost } from './finish-site.ts';

/** How what is built takes the place of the last output. */
export interface Replacement {
  /** Folder of the site in the output that it replaces, of which files may stay. */
  readonly last?: string | undefined;
  /** Where the output will be, if it is moved when it is complete. */
  readonly published?: string | undefined;
  /** Takes what is to be done for a host when the output is there. */
  readonly whenPublished?: ((write: WriteHost) => void) | undefined;
  /** Called when this thread has nothing else to do any more but to wait for another one. */
  readonly whileTextsAreWritten?: (() => void) | undefined;
}
