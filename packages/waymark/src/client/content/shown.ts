/** Tells the document that another tab or view is shown now. */
export const shownEvent = 'wm:shown';

/** Whether what a tab or view holds is shown; `true` for an id that names neither. */
export function isShown(id: string): boolean {
  const element = document.getElementById(id);
  if (element?.role === 'tab') return element.ariaSelected === 'true';
  return element?.dataset.wmView === undefined || element.dataset.active === 'true';
}
