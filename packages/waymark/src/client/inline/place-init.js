{
  const { dataset } = document.documentElement;
  const key = `wm-place ${dataset.wmHome}`;
  const places = (dataset.wmPlaces ?? dataset.wmPlace).split(' ');
  const nearest = (wanted) =>
    places.find((place) => place === wanted) ??
    places.find((place) => place.startsWith(`${wanted}-`)) ??
    (wanted.includes('-') ? nearest(wanted.slice(0, wanted.lastIndexOf('-'))) : undefined);
  try {
    const chosen = history.state?.wmPlace ?? sessionStorage.getItem(key) ?? '';
    const place = nearest(chosen) ?? places[0];
    sessionStorage.setItem(key, place);
    history.replaceState({ ...history.state, wmPlace: place }, '');
    if (place !== places[0]) {
      dataset.wmPlace = place;
      dataset.wmEntering = '';
      for (const href of [dataset.wmChrome.replace('*', place), dataset.wmParts]) {
        const link = { rel: 'preload', as: 'fetch', crossOrigin: '', href };
        document.head.append(Object.assign(document.createElement('link'), link));
      }
    }
  } catch {}
}
