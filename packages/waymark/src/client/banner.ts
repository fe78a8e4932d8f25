const banner = document.querySelector<HTMLElement>('.wm-banner[data-key]');

banner?.querySelector('button')?.addEventListener('click', () => {
  try {
    localStorage.setItem('wm-banner', banner.dataset['key'] ?? '');
  } catch {
    // Storage is blocked: the banner returns on the next page.
  }
  banner.remove();
});
