import type { Report } from './reader-events.ts';

/** Milliseconds without a key after which a query is taken to be what was meant. */
const pause = 1000;

/** Reports queries, the results that are chosen, and the search being left without one. */
export function followSearch(report: Report): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let query = '';
  let told = '';
  let isChosen = false;
  const tellQuery = () => {
    clearTimeout(timer);
    if (query === '' || query === told) return;
    told = query;
    report('docs.search.query', { query });
  };
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.wm-search-input')) return;
    query = target.value.trim();
    clearTimeout(timer);
    timer = setTimeout(tellQuery, pause);
  });
  const choose = (event: MouseEvent) => {
    const { target } = event;
    const result = target instanceof Element && target.closest<HTMLAnchorElement>('a.wm-result');
    if (!result) return;
    tellQuery();
    isChosen = !event.ctrlKey && !event.metaKey;
    report('docs.search.result_click', { query, url: result.href });
  };
  document.addEventListener('click', choose, true);
  const close = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('.wm-search-dialog')) return;
    tellQuery();
    if (!isChosen) report('docs.search.close', {});
    isChosen = false;
  };
  document.addEventListener('close', close, true);
}
