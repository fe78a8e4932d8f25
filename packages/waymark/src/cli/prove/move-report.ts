import { percentText } from '@waymark/content/text';
import { reportMark } from '../../project/output/move-report-file.ts';
import { escapeXml as text } from '../../routes/escape-xml.ts';
import { counted } from '../counted.ts';
import type { Piece } from './compare-words.ts';
import type { MoveFinding } from './findings.ts';
import type { MoveSummary } from './prove-site.ts';
import { reportStyle } from './report-style.ts';

/** What a report says, and of what. */
export interface MoveReport {
  readonly old: string;
  readonly dist: string;
  /** Percentage of words that a page may lack. */
  readonly most: number;
  readonly summary: MoveSummary;
  /** How many differences were accepted before. */
  readonly accepted: number;
  readonly findings: readonly MoveFinding[];
}

/** A report is read by people, so it stays small however large the site is. */
const shownRows = 1_000;
const shownPages = 200;

/** The report as one HTML document that requests nothing and runs no code. */
export function moveReport(report: MoveReport): string {
  const { dist, findings, old, summary } = report;
  const of = (wanted: MoveFinding['code']) => findings.filter(({ code }) => code === wanted);
  const worstFirst = (code: MoveFinding['code']) =>
    of(code).sort((one, other) => share(other) - share(one));
  const words = [...worstFirst('move-words-missing'), ...worstFirst('move-words-fewer')];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${reportMark}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>Move report: ${text(old)}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>Move report</h1>
<p class="what"><code>${text(old)}</code> compared with <code>${text(dist)}</code></p>
${verdict(report)}
${summaryList(summary)}
${goneSection(of('move-address-gone'), summary)}
${wordsSection(words, report)}
${anchorsSection(of('move-anchor-missing'))}
${titlesSection(of('move-title-changed'))}
${metaSection(of('move-meta-changed'), summary)}
${unreadSection(of('move-page-unread'))}
</main>
</body>
</html>
`;
}

function verdict({ accepted, findings }: MoveReport): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const known = accepted > 0 ? ` ${numbered(accepted, 'difference')} accepted before.` : '';
  const said =
    errors > 0
      ? `<strong>Not there yet:</strong> ${numbered(errors, 'error')}, ${numbered(findings.length - errors, 'warning')}.`
      : findings.length > 0
        ? `<strong>Nothing essential is lost:</strong> ${numbered(findings.length, 'warning')} to look at.`
        : '<strong>Nothing is lost.</strong>';
  return `<p class="verdict ${errors > 0 ? 'bad' : 'good'}">${said}${known}</p>`;
}

function summaryList(summary: MoveSummary): string {
  const { addresses, anchors, direct, elsewhere, gone, lostAnchors, pages, percent } = summary;
  const { redirected, titles, withoutEnding, words } = summary;
  const answered = [
    `${number(direct)} directly`,
    `${number(redirected)} by a redirect`,
    ...(elsewhere > 0 ? [`${number(elsewhere)} by a redirect to another site`] : []),
    `${number(gone)} gone`,
  ].join(', ');
  const ending =
    withoutEnding > 0
      ? ` ${number(withoutEnding)} were saved as .html files and are answered without that ending only; where the old addresses ended in it, they need redirects.`
      : '';
  const rows = [
    ['Addresses', `${number(addresses - gone)} of ${number(addresses)}`, `${answered}.${ending}`],
    ...(pages > 0
      ? [
          ['Words', percentText(percent), `of ${number(words)} on ${numbered(pages, 'page')}.`],
          ['Anchors', `${number(anchors - lostAnchors)} of ${number(anchors)}`, 'are still found.'],
          ['Titles', `${number(pages - titles)} of ${number(pages)}`, 'are as before.'],
        ]
      : []),
  ];
  const items = rows.map(
    ([name = '', value = '', more = '']) =>
      `<div><dt>${name}</dt><dd><b>${value}</b> ${more}</dd></div>`,
  );
  return `<section aria-label="Summary"><dl class="summary">${items.join('\n')}</dl></section>`;
}

function goneSection(found: readonly MoveFinding[], { addresses }: MoveSummary): string {
  const rows = found
    .slice(0, shownRows)
    .map(({ address, message, nearest, redirect }) => [
      code(address),
      text(reason(message, address)),
      nearest ? code(nearest) : '',
      redirect ? code(JSON.stringify(redirect)) : '',
    ]);
  return section(
    'Addresses that are gone',
    found.length,
    `of ${numbered(addresses, 'old address', 'es')} ${found.length === 1 ? 'leads' : 'lead'} nowhere`,
    table(['Old address', 'What happens', 'Most like it', 'Redirect to add'], rows) +
      rest(found.length, shownRows) +
      redirectList(found.slice(0, shownRows)),
  );
}

/** All redirects that may bring addresses back, to be copied in one go. */
function redirectList(found: readonly MoveFinding[]): string {
  const rules = found.flatMap(({ redirect }) => (redirect ? [JSON.stringify(redirect)] : []));
  if (rules.length < 2) return '';
  const lines = text(rules.join(',\n'));
  return `<details><summary>All of them, for <code>redirects</code> of docs.json once each is looked at</summary><pre><code>${lines}</code></pre></details>`;
}

function reason(message: string, address: string): string {
  return message.replace(`The old address ${address} `, '').replace(/\.$/, '');
}

function wordsSection(found: readonly MoveFinding[], { most }: MoveReport): string {
  const pages = found.slice(0, shownPages).map(
    (one, index) => `<details${index === 0 ? ' open' : ''}>
<summary><code>${text(one.address)}</code> <span class="${one.code === 'move-words-missing' ? 'bad' : 'some'}">${lacks(one)}</span></summary>
${(one.passages ?? []).map(passage).join('\n')}
${morePassages(one)}
<p class="from">Saved as <code>${text(one.file)}</code>${one.now === undefined ? '' : `, now at <code>${text(one.now)}</code>`}</p>
</details>`,
  );
  const others = found.slice(shownPages, shownRows).map((one) => [code(one.address), lacks(one)]);
  return section(
    'Words that are missing',
    found.length,
    `${found.length === 1 ? 'lacks' : 'lack'} words, the worst first; more than ${most} % of a page is an error. Words count whatever their case, place and the signs between them`,
    pages.join('\n') +
      (others.length > 0 ? table(['Page', 'Missing'], others) : '') +
      rest(found.length, shownRows),
    'page',
  );
}

/** Long pages that lack much come before short ones that lack all. */
function share({ missing = 0, words = 0 }: MoveFinding): number {
  return missing === 0 ? 0 : missing * Math.sqrt(missing / words);
}

function lacks({ missing = 0, words = 0 }: MoveFinding): string {
  return `${number(missing)} of ${number(words)} words missing`;
}

function passage(pieces: readonly Piece[]): string {
  const marked = pieces.map(({ isMissing, text: piece }) =>
    isMissing ? `<del>${text(piece)}</del>` : text(piece),
  );
  return `<blockquote>${marked.join('')}</blockquote>`;
}

function morePassages({ missing = 0, passages = [] }: MoveFinding): string {
  const told = passages
    .flat()
    .filter(({ isMissing }) => isMissing)
    .reduce((sum, piece) => sum + piece.text.split(/\s+/).length, 0);
  return missing > told ? '<p class="from">Words are missing in further places.</p>' : '';
}

function anchorsSection(found: readonly MoveFinding[]): string {
  const rows = found.slice(0, shownRows).map(({ address, anchors = [] }) => [
    code(address),
    anchors
      .slice(0, 30)
      .map((anchor) => code(`#${anchor}`))
      .join(' ') + (anchors.length > 30 ? ` and ${anchors.length - 30} more` : ''),
  ]);
  return section(
    'Anchors that are missing',
    found.length,
    `${found.length === 1 ? 'lacks' : 'lack'} anchors, so that links to them lead to the start`,
    table(['Page', 'Anchors'], rows) + rest(found.length, shownRows),
    'page',
  );
}

function titlesSection(found: readonly MoveFinding[]): string {
  const rows = found
    .slice(0, shownRows)
    .map(({ address, title }) => [code(address), text(title?.old ?? ''), text(title?.now ?? '')]);
  return section(
    'Titles that changed',
    found.length,
    `${found.length === 1 ? 'has' : 'have'} another title`,
    table(['Page', 'Before', 'Now'], rows) + rest(found.length, shownRows),
    'page',
  );
}

function metaSection(found: readonly MoveFinding[], { meta }: MoveSummary): string {
  const changed = Object.entries(meta).filter(([, one]) => one.changed + one.missing > 0);
  const counts = changed.map(([name, one]) => [
    code(name),
    number(one.old),
    number(one.changed),
    number(one.missing),
  ]);
  const rows = found
    .slice(0, shownPages)
    .flatMap(({ address, meta: list = [] }) =>
      list.map(({ name, now, old }) => [
        code(address),
        code(name),
        text(cut(old ?? '(none)')),
        now === undefined ? '<em>missing</em>' : text(cut(now)),
      ]),
    );
  const pages = `<details><summary>By page</summary>${table(['Page', 'Element', 'Before', 'Now'], rows)}${rest(found.length, shownPages)}</details>`;
  return section(
    'Elements of the head',
    found.length,
    `${found.length === 1 ? 'says' : 'say'} something else to search engines or where links are shown. Pictures count as the same wherever they lie`,
    table(['Element', 'Pages had it', 'Changed', 'Missing'], counts) + pages,
    'page',
  );
}

function unreadSection(found: readonly MoveFinding[]): string {
  const items = found.slice(0, shownRows).map(({ message }) => `<li>${text(message)}</li>`);
  return section(
    'Pages that could not be compared',
    found.length,
    'of the saved site',
    `<ul>${items.join('\n')}</ul>${rest(found.length, shownRows)}`,
    'page',
  );
}

/** Nothing where there is nothing to say. */
function section(title: string, count: number, claim: string, inner: string, noun = ''): string {
  if (count === 0) return '';
  const amount = noun === '' ? number(count) : numbered(count, noun);
  return `<section><h2>${title}</h2><p>${amount} ${claim}.</p>${inner}</section>`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="table" role="region" tabindex="0" aria-label="${heads.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`;
}

function rest(count: number, shown: number): string {
  if (count <= shown) return '';
  return `<p>${number(count - shown)} more are in the output of <code>--json</code>.</p>`;
}

function code(value: string): string {
  return `<code>${text(value)}</code>`;
}

function cut(value: string): string {
  return value.length > 200 ? `${value.slice(0, 200)} …` : value;
}

function number(value: number): string {
  return value.toLocaleString('en');
}

/** In digits that are easy to read. */
function numbered(count: number, noun: string, plural?: string): string {
  return counted(count, noun, plural, number(count));
}
