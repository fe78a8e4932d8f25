/** A page as it was sent. */
export interface SentPage {
  /** Of the docs that it shows. */
  readonly state: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The last pages that were sent: one that has been opened asks for itself as it came. */
export interface SentPages {
  add(path: string, page: SentPage): void;
  /** Nothing where the docs have changed since. */
  find(path: string, state: string): SentPage | undefined;
}

/** As many as are opened at once. */
const mostPages = 8;

/** Keeps none yet. */
export function createSentPages(): SentPages {
  const pages = new Map<string, SentPage>();
  return {
    add(path, page) {
      pages.delete(path);
      pages.set(path, page);
      const [oldest = path] = pages.keys();
      if (pages.size > mostPages) pages.delete(oldest);
    },
    find(path, state) {
      const page = pages.get(path);
      return page?.state === state ? page : undefined;
    },
  };
}
