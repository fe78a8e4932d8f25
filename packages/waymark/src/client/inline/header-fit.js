{
  const fit = () => {
    const header = document.getElementById('navbar');
    const bar = header?.querySelector('.wm-bar');
    if (!bar) return;
    bar.querySelector('[popover]')?.hidePopover?.();
    header.removeAttribute('data-crowded');
    header.toggleAttribute('data-crowded', bar.scrollWidth > bar.clientWidth);
  };
  fit();
  for (const event of ['load', 'resize', 'wm-sidebar']) addEventListener(event, fit);
}
