{
  const showEntry = () => {
    const tree = document.querySelector('.wm-sidebar-scroll');
    const current = tree?.querySelector('[data-wm-sidebar] [aria-current]');
    try {
      const groups = JSON.parse(sessionStorage.wmGroups ?? '{}');
      for (const group of tree.querySelectorAll('details')) {
        const open = groups[group.dataset.wmGroup];
        if (open !== undefined) group.open = open || group.contains(current);
      }
      tree.scrollTop = Number(sessionStorage.getItem('wm-sidebar-scroll'));
    } catch {}
    const box = current?.getBoundingClientRect();
    const view = tree?.getBoundingClientRect();
    if (box && view && (box.top < view.top || box.bottom > view.bottom)) {
      tree.scrollTop += box.top - view.top - view.height / 3;
    }
  };
  showEntry();
  addEventListener('wm-sidebar', showEntry);
}
