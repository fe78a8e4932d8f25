import { element } from './dom.ts';
import { fillLabel } from './playground/fill-label.ts';

/** How long the reason stays (milliseconds). */
const shownFor = 8000;

/**
 * Says for some seconds below the actions of a page why there is nothing to copy.
 *
 * @param error what was thrown, or an answer that is none
 */
export function tellFailure(actions: HTMLElement, error: unknown): void {
  const reason = reasonOf(error);
  const status = element('span', {
    class: 'wm-page-actions-failure',
    attributes: { role: 'status' },
  });
  actions.append(status);
  // Announced when it changes, not when it appears.
  requestAnimationFrame(() => {
    status.textContent = fillLabel(actions.dataset.failed ?? '', { reason });
  });
  setTimeout(() => status.remove(), shownFor);
}

function reasonOf(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
