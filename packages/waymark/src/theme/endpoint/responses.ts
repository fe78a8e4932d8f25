import type { EndpointModel, LinkModel, ResponseModel } from '@waymark/openapi';
import { escapeHtml } from '../escape-html.ts';
import { mediaTypes } from './body.ts';
import type { EndpointContext } from './context.ts';
import { code, fieldName, joined, link, rowHead } from './inline.ts';
import { panels } from './panels.ts';
import {
  described,
  type ListRow,
  line,
  listRow,
  nothing,
  type Piece,
  pieces,
  rowList,
  subheading,
} from './piece.ts';
import { fieldList } from './schema-tree.ts';
import { type Section, section } from './section.ts';
import { statusText } from './status-text.ts';

/** The section of responses: one for each status, to choose from. */
export function responses(endpoint: EndpointModel, page: EndpointContext): Section[] {
  if (endpoint.responses.length === 0) return [];
  const content = responsePanels(endpoint.responses, 3, page);
  return [section({ id: 'response', title: page.text.response, content }, page)];
}

/** @param level of the headings of responses */
export function responsePanels(
  found: readonly ResponseModel[],
  level: number,
  page: EndpointContext,
): Piece {
  const entries = found.map((response) => ({
    id: response.anchor,
    label: response.status,
    content: responseContent(response, level, page),
  }));
  return panels(entries, { name: page.text.response, titled: true, follow: 'page' });
}

function responseContent(response: ResponseModel, level: number, page: EndpointContext): Piece {
  const { status, description, headers, media, links } = response;
  const { text } = page;
  const title = status === 'default' ? text.default : statusText(status);
  const label = response.summary ? `${title}: ${response.summary}` : title;
  // A description that only repeats the status says nothing new.
  const isNews =
    description !== undefined && !title.toLowerCase().includes(description.toLowerCase());
  return pieces(
    subheading(level, label, ` class="wm-st" data-class="${escapeHtml(status.slice(0, 1))}"`),
    isNews ? described(description, page) : nothing,
    mediaTypes(media, page),
    headers.length > 0 ? subheading(level + 1, text.headers) : nothing,
    fieldList(headers, page),
    links.length > 0 ? subheading(level + 1, text.links) : nothing,
    rowList(links.map((each) => linkRow(each, page))),
  );
}

function linkRow(
  { name, description, target, parameters }: LinkModel,
  page: EndpointContext,
): ListRow {
  const url = target && page.endpointUrl(target.method, target.path);
  const operation = target ? `${target.method} ${target.path}` : '';
  const label = url ? link(url, operation) : code(operation);
  const mapping = parameters.map(({ name, expression }) =>
    line(joined([code(name), code(expression)], ' = ')),
  );
  const head = rowHead(fieldName(name), target ? [label] : []);
  return listRow(head, pieces(described(description, page), ...mapping));
}
