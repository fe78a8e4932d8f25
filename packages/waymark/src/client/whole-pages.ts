/**
 * Pages of docs are loaded as a whole, and ahead of a click. `<ClientRouter />` of Astro, in a part of the
 * project, would put the next page in the place of this one, whose scripts know only what they began with.
 */
document.addEventListener('astro:before-preparation', (event) => {
  const { navigationType } = event as Event & { readonly navigationType?: string };
  if (navigationType !== 'traverse') return event.preventDefault();
  // The address is that of the other page already, so that to go there might only scroll.
  Object.assign(event, { loader: () => new Promise(() => {}) });
  location.reload();
});

export {};
