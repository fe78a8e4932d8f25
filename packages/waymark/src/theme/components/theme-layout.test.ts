import { describe, expect, it } from 'vitest';
import { pageLayout, themeLayout } from './theme-layout.ts';

describe('pageLayout', () => {
  it('falls back to the default mode where a theme does not have the mode', () => {
    expect(pageLayout('center', 'palm').mode).toBe('default');
    expect(pageLayout('center', 'linden').mode).toBe('center');
  });

  it('leaves only the bar to custom pages', () => {
    const { mode, ...parts } = pageLayout('custom', 'mint');
    expect(mode).toBe('custom');
    expect(Object.values(parts).some(Boolean)).toBe(false);
  });

  it('leaves the typography of frame pages to their author, and keeps the sidebar', () => {
    const frame = { mode: 'frame', sidebar: true, title: false, typography: false };
    expect(pageLayout('frame', 'almond')).toMatchObject(frame);
    expect(pageLayout('frame', 'mint')).toMatchObject(frame);
  });

  it('takes only the contents from wide pages', () => {
    expect(pageLayout('wide', 'palm')).toMatchObject({ sidebar: true, toc: false, title: true });
  });
});

describe('themeLayout', () => {
  it('gives an unknown theme the layout of mint', () => {
    expect(themeLayout('quill')).toEqual(themeLayout('mint'));
  });

  it('moves what stands in the sidebar to the bar on pages without one', () => {
    expect(themeLayout('maple', false)).toMatchObject({
      header: 'top',
      search: 'end',
      switchers: 'header',
      links: 'header',
    });
  });
});
