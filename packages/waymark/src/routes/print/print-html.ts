/** A page of the site as it goes into the one for printing. */
export interface PrintedPage {
  readonly title: string;
  /** Labels of the navigation that it stands under. */
  readonly breadcrumbs: readonly string[];
  /** As it stands in links, without a slash at its end. */
  readonly href: string;
  /** All of its file. */
  readonly html: string;
}

/** Double and single quotes may hold any character; our own pages write `>` in them too. */
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const ofIds =
  /(\s(?:id|for|aria-labelledby|aria-controls|aria-describedby|data-wm-accordion)=")([^"]+)"/g;

/**
 * All pages of a site as one, for printing: a table of contents, then the articles in their order.
 * Links between the pages lead to their places in it. It has the styles and scripts of its pages, so
 * that diagrams are drawn and tabs open.
 *
 * @param title of the site
 */
export function printHtml(title: string, pages: readonly PrintedPage[]): string {
  const places = new Map(pages.map(({ href }, index) => [href, placeOf(index)]));
  const articles = pages.map(({ html }, index) => {
    const rewrite = (text: string) => inPlace(text, { own: placeOf(index), places });
    return `<section id="${placeOf(index)}" class="wm-printed">${article(html).replace(tag, rewrite)}</section>`;
  });
  const heads = pages.map(({ html }) => html.slice(0, html.indexOf('</head>')));
  const [root = '<html>'] = /<html[^>]*>/.exec(heads[0] ?? '') ?? [];
  return [
    `<!DOCTYPE html>${root}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`,
    ...new Set(heads.flatMap((head) => head.match(ofStyles) ?? [])),
    `<style>${styles}</style></head><body><main id="content-area"><h1>${escapeHtml(title)}</h1>`,
    contents(pages),
    withoutRepeats(articles.join('\n')),
    '</main></body></html>',
    '',
  ].join('\n');
}

const ofStyles = /<link rel="stylesheet"[^>]*>|<style[^>]*>[^<]*<\/style>/g;

const styles = [
  '#content-area{max-inline-size:52rem;margin-inline:auto;padding:2rem}',
  '.wm-printed{margin-block-start:4rem}',
  '.wm-contents ul{padding-inline-start:1.5rem}',
  '@media print{#content-area{padding:0}.wm-printed{break-before:page;margin-block-start:0}}',
].join('');

const placeOf = (index: number) => `page-${index + 1}`;

/** What the page says, without what only a page of its own has. */
function article(html: string): string {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start < 0 || end < start) return '';
  return cut(html.slice(start, end), '<wm-page-actions', '</wm-page-actions>')
    .concat('</article>')
    .replaceAll(' loading="lazy"', '');
}

/** A text without all that stands from one mark to another. */
function cut(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  return start < 0 || end < 0 ? text : text.slice(0, start) + text.slice(end + to.length);
}

/** A script runs once, however many pages bring it. */
function withoutRepeats(html: string): string {
  const seen = new Set<string>();
  return html.replace(/<script type="module"[^>]*>[^<]*<\/script>/g, (script) => {
    if (seen.has(script)) return '';
    seen.add(script);
    return script;
  });
}

interface Place {
  readonly own: string;
  readonly places: ReadonlyMap<string, string>;
}

/** Ids are those of one page, and links lead to pages: in the whole, ids begin with their page's. */
function inPlace(text: string, { own, places }: Place): string {
  return text
    .replace(ofIds, (_, start: string, ids: string) => {
      return `${start}${ids.replaceAll(/\S+/g, (id) => `${own}-${id}`)}"`;
    })
    .replace(/(\shref=")([^"#?]*)(#[^"]*)?"/g, (whole, start: string, url: string, hash = '') => {
      const isOwn = url === '' && hash !== '';
      const target = isOwn ? own : places.get(url.replace(/\/$/, ''));
      if (target === undefined || !/^<a\s/.test(text)) return whole;
      return `${start}#${target}${hash.length > 1 ? `-${hash.slice(1)}` : ''}"`;
    });
}

/** Links to all pages, under the labels of the navigation. */
function contents(pages: readonly PrintedPage[]): string {
  let label = '';
  const lines = pages.flatMap(({ breadcrumbs, title }, index) => {
    const link = `<li><a href="#${placeOf(index)}">${escapeHtml(title)}</a></li>`;
    const own = breadcrumbs.join(' › ');
    if (own === label) return [link];
    label = own;
    return [`</ul><p><strong>${escapeHtml(own)}</strong></p><ul>`, link];
  });
  return `<nav class="wm-contents prose"><ul>${lines.join('\n')}</ul></nav>`.replace(
    '<ul></ul>',
    '',
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
