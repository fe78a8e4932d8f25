import type { DocsConfig, PageView } from '@waymark/core';
import { bannerColors, modeColors } from './components/mode-colors.ts';

/**
 * Values of the `style` attributes that stand around the text of a page: colours of docs.json.
 *
 * @param views of the page, in all divisions that it may be shown in
 */
export function chromeStyles(
  { banner }: Pick<DocsConfig, 'banner'>,
  views: readonly Pick<PageView, 'anchors' | 'switchers'>[],
): readonly string[] {
  const entries = views.flatMap(({ anchors, switchers }) => [
    ...anchors,
    ...switchers.flatMap((switcher) => switcher.entries),
  ]);
  const values = [bannerColors(banner?.color), ...entries.map(({ color }) => modeColors(color))];
  return values.filter((value) => value !== undefined);
}
