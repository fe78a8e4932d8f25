import type { PageFacts } from '../../page/facts.ts';
import { normalisePagePath, titleFromPath } from '../../page/page-path.ts';
import { relatedEntry } from '../../page/related.ts';
import type { RelatedLink } from '../../view.ts';

/** The links that the frontmatter of a page names as related to it, in their order. */
export function relatedLinks(
  { frontmatter: { related } }: PageFacts,
  facts: ReadonlyMap<string, PageFacts>,
): readonly RelatedLink[] {
  if (!Array.isArray(related)) return [];
  return related.flatMap((written: unknown): readonly RelatedLink[] => {
    const entry = relatedEntry(written);
    if (!entry) return [];
    const { href, label } = entry;
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)) return [{ url: href, label: label ?? href }];
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const { path: normal } = normalisePagePath(path.replace(/\.mdx?$/, ''));
    const page = facts.get(normal) ?? facts.get(`${normal}/index`);
    if (!page) {
      const url = href.startsWith('/') ? href : `/${href}`;
      return [{ url, label: label ?? titleFromPath(normal) }];
    }
    const { description, icon, title, url } = page;
    return [
      {
        url: page.isLink ? url : url + rest,
        label: label ?? title,
        ...(icon ? { icon } : {}),
        ...(description === undefined ? {} : { description }),
      },
    ];
  });
}
