import { element } from '../dom.ts';
import { fillLabel } from './fill-label.ts';
import type { PlaygroundLabels } from './labels.ts';
import { prettyJson } from './pretty-json.ts';
import type { Answer } from './send.ts';

/** Longer texts are cut: the browser would take seconds to lay them out. In characters. */
const longestText = 2_000_000;

/**
 * Shows an answer. Nothing of it is ever taken for HTML of the page: text is set as text, pictures
 * and sound are shown from a blob.
 */
export async function answerView(answer: Answer, labels: PlaygroundLabels): Promise<HTMLElement> {
  const { headers, milliseconds, status, statusText } = answer;
  const kind = status < 300 ? 'good' : status < 400 ? 'moved' : 'bad';
  const line = element(
    'p',
    { class: 'wm-play-status' },
    element('strong', {
      text: `${status} ${statusText}`.trim(),
      attributes: { 'data-kind': kind },
    }),
    ` ${milliseconds} ms · ${size(answer.body.size)}`,
  );
  return element(
    'div',
    { class: 'wm-play-answer' },
    line,
    headersView(headers, labels),
    await bodyView(answer, labels),
  );
}

function headersView(headers: Answer['headers'], labels: PlaygroundLabels): HTMLElement {
  const rows = headers.flatMap(([name, value]) => [
    element('dt', { text: name }),
    element('dd', { text: value }),
  ]);
  return element(
    'details',
    {},
    element('summary', { text: `${labels.headers} (${headers.length})` }),
    element('dl', { class: 'wm-play-headers' }, ...rows),
  );
}

async function bodyView({ body, type }: Answer, labels: PlaygroundLabels): Promise<HTMLElement> {
  if (body.size === 0) return element('p', { text: labels.emptyResponse });
  const media = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const [family] = media.split('/');
  if (family === 'image')
    return element('img', { attributes: { src: blobUrl(body, media), alt: labels.response } });
  if (family === 'audio' || family === 'video') {
    return element(family, { attributes: { src: blobUrl(body, media), controls: '' } });
  }
  if (isText(media)) return textView(await body.text(), media, labels);
  return element('a', {
    class: 'wm-play-download',
    text: `${labels.download} (${media || 'application/octet-stream'}, ${size(body.size)})`,
    attributes: { href: blobUrl(body, 'application/octet-stream'), download: 'response' },
  });
}

function isText(media: string): boolean {
  return (
    media === '' ||
    media.startsWith('text/') ||
    /json|xml|yaml|javascript|urlencoded|csv|jsonl|graphql/.test(media)
  );
}

function textView(text: string, media: string, labels: PlaygroundLabels): HTMLElement {
  const isPretty = /json$/.test(media) && text.length <= longestText;
  const shown = isPretty ? prettyJson(text) : text;
  const block = element('pre', {
    class: 'wm-play-text',
    attributes: { tabindex: '0', 'aria-label': labels.response },
  });
  block.textContent = shown.slice(0, longestText);
  if (shown.length <= longestText) return block;
  const note = fillLabel(labels.responseCut, { size: size(longestText) });
  return element('div', {}, element('p', { text: note }), block);
}

let shownUrls: string[] = [];

function blobUrl(body: Blob, type: string): string {
  const url = URL.createObjectURL(new Blob([body], { type }));
  shownUrls.push(url);
  return url;
}

/** Frees the pictures and sounds of earlier answers. */
export function releaseAnswers(): void {
  for (const url of shownUrls) URL.revokeObjectURL(url);
  shownUrls = [];
}

function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${(bytes / 1_000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
