{
  const { classList, dataset } = document.documentElement;
  const { preset, strict } = document.currentScript.dataset;
  let mode = preset;
  try {
    dataset.wmSlash = localStorage.wmSlash;
    if (strict === undefined) mode = localStorage.getItem('wm-appearance') ?? preset;
    if ('wmAssistant' in dataset)
      dataset.wmAssistant = sessionStorage.getItem('wm-assistant') ?? '';
  } catch {}
  dataset.appearance = mode;
  const isDark = mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  classList.toggle('dark', isDark || mode === 'dark');
  let wasDark;
  addEventListener('beforeprint', () => {
    wasDark = classList.contains('dark');
    classList.remove('dark');
  });
  addEventListener('afterprint', () => classList.toggle('dark', wasDark));
}
