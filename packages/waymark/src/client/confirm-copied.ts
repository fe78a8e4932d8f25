/** How long the confirmation stays (milliseconds). */
const shownFor = 2000;
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/**
 * Copies a text and confirms it. Where the reader or the browser refuses, nothing was copied, and
 * nothing is confirmed.
 */
export async function copyText(text: string, ...confirmation: Parameters<typeof confirmCopied>) {
  try {
    await navigator.clipboard.writeText(text);
    confirmCopied(...confirmation);
  } catch {}
}

/** Marks what was copied, and says so to those who do not see it, by a status at the end of `place`. */
export function confirmCopied(marked: HTMLElement, text: string, place = marked): void {
  let status: Element | null = place.querySelector(':scope > [role=status]');
  if (!status) {
    // Most pages load this, and nothing else that makes elements.
    status = document.createElement('span');
    status.className = 'copy-status';
    status.role = 'status';
    place.append(status);
  }
  // Announced when it changes, not when it appears.
  requestAnimationFrame(() => status.replaceChildren(text));
  marked.dataset['state'] = 'copied';
  clearTimeout(timers.get(marked));
  const end = () => {
    delete marked.dataset['state'];
    status.remove();
  };
  timers.set(marked, setTimeout(end, shownFor));
}
