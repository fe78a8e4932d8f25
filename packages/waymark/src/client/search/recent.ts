const storageKey = 'wm-search-recent';
const most = 5;

/** What was searched for and led to a page, the last first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((one) => typeof one === 'string').slice(0, most);
  } catch {
    return [];
  }
}

/** Puts a search in front of the recent ones. */
export function rememberSearch(query: string): void {
  const others = recentSearches().filter((one) => one !== query);
  store([query, ...others].slice(0, most));
}

/** Drops the recent searches. */
export function forgetSearches(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
