{
  const fit = () => {
    const header = document.getElementById('navbar');
    const bar = header?.querySelector('.wm-bar');
    if (!bar) return;
    bar.querySelector('[popover]')?.hidePopover?.();
    header.removeAttribute('data-crowded');
    header.toggleAttribute('data-crowded', bar.scrollWidth > bar.clientWidth);
  };
  const showTab = () => {
    for (const tab of document.querySelectorAll('.wm-tab[aria-current]')) {
      const row = tab.closest('.wm-tab-row');
      const [inner, outer] = [tab, row].map((part) => part.getBoundingClientRect());
      row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    }
  };
  fit();
  showTab();
  addEventListener('wm-sidebar', showTab);
  for (const event of ['load', 'resize', 'wm-sidebar']) addEventListener(event, fit);
}
