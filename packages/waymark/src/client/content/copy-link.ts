/** How long the confirmation stays (milliseconds). */
const shownFor = 2000;

/**
 * Links of headings, steps, updates and fields to themselves. On pages of endpoints one attribute
 * around them stands for that of thousands of links.
 */
const ownLinks = 'a:is(.wm-heading-link, [data-wm-copy-link]), [data-wm-reference] a.wm-fn';

/**
 * A link to a place of the page also puts its address into the clipboard
 * (docs/format/pages.md#steps, docs/format/pages.md#fields, docs/format/pages.md#updates).
 */
async function copyLink({ target }: Event): Promise<void> {
  const link = target instanceof Element ? target.closest(ownLinks) : null;
  if (!(link instanceof HTMLAnchorElement) || !navigator.clipboard) return;
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // The reader or the browser refused: the link leads to its place all the same.
    return;
  }
  confirm(link);
}

function confirm(link: HTMLElement): void {
  if (link.dataset.state === 'copied') return;
  const status = document.createElement('span');
  status.role = 'status';
  status.className = 'copy-status';
  link.after(status);
  // Announced when it changes, not when it appears.
  const text = link.closest<HTMLElement>('[data-copied]')?.dataset.copied ?? '';
  requestAnimationFrame(() => {
    status.textContent = text;
  });
  link.dataset.copied = text;
  link.dataset.state = 'copied';
  setTimeout(() => {
    delete link.dataset.state;
    delete link.dataset.copied;
    status.remove();
  }, shownFor);
}

document.addEventListener('click', copyLink);
