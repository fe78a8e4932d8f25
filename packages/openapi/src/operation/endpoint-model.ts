import { type Checked, type Diagnostic, diagnostic } from '@waymark/core';
import { createAnchors } from '../api-schema/anchors.ts';
import { externalDocs } from '../api-schema/annotations.ts';
import type { ApiDescription } from '../model/description.ts';
import type { EndpointModel } from '../model/endpoint.ts';
import type { EndpointTarget } from '../model/endpoint-page.ts';
import { isJsonObject } from '../model/json.ts';
import { member, textList, textMember } from '../reference/member.ts';
import { pointerReference } from '../reference/pointer.ts';
import { resolveReference } from '../reference/resolve-reference.ts';
import { bodyModel } from './body.ts';
import { callbackModels } from './callbacks.ts';
import type { Located, PageContext } from './context.ts';
import { customSamples } from './custom-samples.ts';
import { pageExtensions } from './extensions.ts';
import { parameterModels } from './parameters.ts';
import { pathItemOf } from './path-item-of.ts';
import { responseModels } from './responses.ts';
import { credentialNames, securityModel } from './security.ts';
import { serverModels } from './servers.ts';
import { longSummary, plainTitle } from './summary.ts';

/** What decides how an operation is shown. */
export interface ModelOptions {
  /** `api.examples.defaults`: whether optional properties are part of generated examples. */
  readonly defaults?: 'all' | 'required';
  /** `api.params.post`: keys of schemas that are shown as pills after names. */
  readonly post?: readonly string[];
}

/** What a page of an operation or a webhook documents. */
export type OperationTarget = Extract<EndpointTarget, { kind: 'operation' | 'webhook' }>;

/**
 * All that the page of an operation or webhook shows. What is wrong in the description is reported
 * and left out; the rest of the page is there.
 */
export function endpointModel(
  description: ApiDescription,
  target: OperationTarget,
  options: ModelOptions = {},
): Checked<EndpointModel> {
  const page = pageContext(description, options);
  const found = resolveReference(description.root, pointerReference(target.pointer));
  const isThere = found.found && isJsonObject(found.value);
  if (!isThere) {
    const message = `\`${target.method} ${target.path}\` is not in this description.`;
    const { pointer } = target;
    page.context.report({ code: 'openapi-operation-missing', pointer, message });
  }
  const operation: Located =
    isThere && isJsonObject(found.value)
      ? { object: found.value, pointer: found.pointer }
      : { object: {}, pointer: target.pointer };
  return { value: modelOf(page.context, target, operation), diagnostics: page.diagnostics };
}

/** The context of one page, and the list that its diagnostics go to, each once. */
export function pageContext(
  description: ApiDescription,
  options: ModelOptions,
): { readonly context: PageContext; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const reported = new Set<string>();
  const context: PageContext = {
    description,
    root: description.root,
    defaults: options.defaults ?? 'all',
    post: options.post ?? [],
    anchors: createAnchors(),
    report({ code, pointer, message, hint }) {
      const key = `${code} ${pointer}`;
      if (reported.has(key)) return;
      reported.add(key);
      const at = description.locate(pointer);
      diagnostics.push(diagnostic(code, { at, message, hint, pointer }));
    },
  };
  return { context, diagnostics };
}

function modelOf(context: PageContext, target: OperationTarget, operation: Located): EndpointModel {
  const { object } = operation;
  const isWebhook = target.kind === 'webhook';
  const pathItem = pathItemOf(context, target);
  const security = securityModel(context, operation, isWebhook);
  const { content, title } = pageExtensions(context, operation);
  const summary = textMember(object, 'summary') ?? summaryOf(pathItem);
  return {
    kind: target.kind,
    method: target.method,
    path: target.path,
    operationId: textMember(object, 'operationId'),
    title: title ?? (summary ? plainTitle(summary) : titleOf(target)),
    summary,
    description:
      textMember(object, 'description') ?? descriptionOf(pathItem) ?? longSummary(summary),
    deprecated: member(object, 'deprecated') === true,
    tags: textList(member(object, 'tags')),
    externalDocs: externalDocs(object),
    servers: isWebhook ? [] : serverModels(context, operation, pathItem),
    security,
    parameters: parameterModels(
      context,
      pathItem,
      operation,
      isWebhook ? undefined : target.path,
      credentialNames(security),
    ),
    // What the API sends has `readOnly` properties too, such as the id of what was made.
    body: bodyModel(context, isWebhook ? 'both' : 'request', operation, 'body'),
    responses: responseModels(context, isWebhook ? 'both' : 'response', operation, 'response'),
    callbacks: callbackModels(context, operation),
    customSamples: customSamples(context, operation),
    content,
    at: context.description.locate(target.pointer),
  };
}

function summaryOf(pathItem: Located | undefined): string | undefined {
  return pathItem && textMember(pathItem.object, 'summary');
}

function descriptionOf(pathItem: Located | undefined): string | undefined {
  return pathItem && textMember(pathItem.object, 'description');
}

/** `GET /users/{id}` is `Get users`, as the format has it (docs/format/openapi.md#metadata). */
function titleOf({ kind, method, path }: OperationTarget): string {
  const words = path
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const text = kind === 'webhook' ? words : `${method.toLowerCase()} ${words}`.trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
