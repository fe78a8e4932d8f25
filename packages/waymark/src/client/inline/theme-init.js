{
  const root = document.documentElement;
  const { preset, strict } = document.currentScript.dataset;
  let mode = preset;
  try {
    root.dataset.wmSlash = localStorage.getItem('wm-search-slash');
    if (strict === undefined) mode = localStorage.getItem('wm-appearance') ?? preset;
    if ('wmAssistant' in root.dataset)
      root.dataset.wmAssistant = sessionStorage.getItem('wm-assistant') ?? '';
  } catch {}
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.appearance = mode;
  root.classList.toggle('dark', mode === 'dark' || (mode === 'system' && systemDark));
}
