try {
  const banner = document.querySelector('.wm-banner');
  if (localStorage.getItem('wm-banner') === banner?.dataset.key) banner?.remove();
} catch {}
