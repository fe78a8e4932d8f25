import type { EndpointModel, LinkModel, ResponseModel } from '@waymark/openapi';
import { mediaTypes } from './body.ts';
import type { EndpointContext } from './context.ts';
import { code, escapeHtml } from './html.ts';
import { panels } from './panels.ts';
import { fieldList } from './schema-tree.ts';
import { type Section, section } from './section.ts';
import { statusText } from './status-text.ts';

/** The section of responses: one for each status, to choose from. */
export function responses(endpoint: EndpointModel, page: EndpointContext): Section[] {
  if (endpoint.responses.length === 0) return [];
  const content = responsePanels(endpoint.responses, 'h3', page);
  return [section({ id: 'response', title: page.text.response, html: content }, page)];
}

/** @param heading element of the titles of responses */
export function responsePanels(
  found: readonly ResponseModel[],
  heading: 'h3' | 'h4',
  page: EndpointContext,
): string {
  const entries = found.map((response) => ({
    id: response.anchor,
    label: response.status,
    html: responseContent(response, heading, page),
  }));
  return panels(entries, { name: page.text.response, titled: true, follow: 'page' });
}

function responseContent(response: ResponseModel, heading: string, page: EndpointContext): string {
  const { status, description, headers, media, links } = response;
  const { text } = page;
  const title = status === 'default' ? text.default : statusText(status);
  const label = response.summary ? `${title}: ${response.summary}` : title;
  // A description that only repeats the status says nothing new.
  const isNews =
    description !== undefined && !title.toLowerCase().includes(description.toLowerCase());
  const inner = heading === 'h3' ? 'h4' : 'h5';
  return [
    `<${heading} class="wm-st" data-class="${escapeHtml(status.slice(0, 1))}">${escapeHtml(label)}</${heading}>`,
    isNews ? `<div class="wm-m">${page.describe(description)}</div>` : '',
    mediaTypes(media, page),
    headers.length > 0
      ? `<${inner} class="wm-sub">${escapeHtml(text.headers)}</${inner}>${fieldList(headers, page)}`
      : '',
    links.length > 0
      ? `<${inner} class="wm-sub">${escapeHtml(text.links)}</${inner}><ul class="wm-fs">${links.map((link) => linkRow(link, page)).join('')}</ul>`
      : '',
  ].join('');
}

function linkRow(
  { name, description, target, parameters }: LinkModel,
  page: EndpointContext,
): string {
  const url = target && page.endpointUrl(target.method, target.path);
  const operation = target ? `${target.method} ${target.path}` : '';
  const label = url ? `<a href="${escapeHtml(url)}">${escapeHtml(operation)}</a>` : code(operation);
  const mapping = parameters.map(
    ({ name, expression }) => `<p class="wm-c">${code(name)} = ${code(expression)}</p>`,
  );
  return [
    `<li class="wm-f"><div class="wm-fh"><span class="wm-fn">${escapeHtml(name)}</span>${target ? label : ''}</div>`,
    description ? `<div class="wm-m">${page.describe(description)}</div>` : '',
    ...mapping,
    '</li>',
  ].join('');
}
