import type { CallbackModel, EndpointModel } from '@waymark/openapi';
import { authorizationPanels } from './authorizations.ts';
import { bodyContent } from './body.ts';
import type { EndpointContext } from './context.ts';
import { code, joined, plain, span } from './inline.ts';
import { methodBadge } from './method-badge.ts';
import { parameterLists } from './parameters.ts';
import {
  described,
  details,
  nothing,
  type Piece,
  pieces,
  strongLine,
  subheading,
  within,
} from './piece.ts';
import { responsePanels } from './responses.ts';
import { type Section, section } from './section.ts';

/** Requests that the API sends, each to be opened. */
export function callbacks(endpoint: EndpointModel, page: EndpointContext): Section[] {
  if (endpoint.callbacks.length === 0) return [];
  const content = pieces(...endpoint.callbacks.map((each) => callback(each, page)));
  return [section({ id: 'callbacks', title: page.text.callbacks, content }, page)];
}

function callback(model: CallbackModel, page: EndpointContext): Piece {
  const { name, expression, method, summary, description, deprecated, body, responses } = model;
  const { text } = page;
  const badge = { ...plain(method), html: methodBadge(method) };
  const labels = deprecated ? [span(text.deprecated, 'wm-p wm-po')] : [];
  const content = pieces(
    summary ? strongLine(summary) : nothing,
    described(description, page),
    ...requestParts(model, page),
    body ? pieces(subheading(3, text.requestBody), bodyContent(body, page)) : nothing,
    responses.length > 0 ? subheading(3, text.response) : nothing,
    responsePanels(responses, 4, page),
  );
  return details(
    joined([badge, span(name, 'wm-fn'), code(expression), ...labels], ' '),
    within('<div>', content),
    '<details class="wm-d wm-cb">',
  );
}

/** What comes with the body: credentials and parameters. */
function requestParts({ security, parameters }: CallbackModel, page: EndpointContext): Piece[] {
  const title = page.text.authorizations;
  const lists = [
    ...(security.length > 0 ? [{ title, content: authorizationPanels(security, page) }] : []),
    ...parameterLists(parameters, page),
  ];
  return lists.map(({ title, content }) => pieces(subheading(3, title), content));
}
