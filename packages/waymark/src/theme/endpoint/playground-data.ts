import { type DocsConfig, messages, type PageView, pickMessages, siteHref } from '@waymark/core';
import { type EndpointModel, formEndpoint, hasForm } from '@waymark/openapi';
import { playgroundMessages } from '../../client/playground/labels.ts';
import type { PlaygroundData } from '../../client/playground/playground-data.ts';
import type { Project } from '../../project/project.ts';
import { apiSettings, playgroundDisplay } from './api-settings.ts';
import { writtenMedia } from './body-codes.ts';
import { proxyPath } from './playground-paths.ts';

/**
 * Whether a reader can send requests from the page of an endpoint. A webhook is sent by the API,
 * without a server there is nobody to ask, and some bodies have no form (docs/format/openapi.md#playground).
 */
export function hasPlayground(
  { config, settings }: Project,
  { frontmatter }: PageView['page'],
  model: EndpointModel | undefined,
): model is EndpointModel {
  return (
    model !== undefined &&
    model.kind === 'operation' &&
    model.servers.length > 0 &&
    playgroundDisplay(config, frontmatter, settings.audience) === 'interactive' &&
    !needsCertificate(model) &&
    hasForm(model)
  );
}

/**
 * The data of the playground of a page with this endpoint, with the text of its interface in the
 * language of the page; undefined for a page without one.
 */
export function playgroundOf(
  project: Project,
  { lang, page }: PageView,
  model: EndpointModel | undefined,
): string | undefined {
  if (!hasPlayground(project, page, model)) return undefined;
  const { config, settings } = project;
  const { credentials = false, proxy = true } = config.api.playground ?? {};
  // Only requests that go straight to the API may carry its cookies.
  const data = {
    endpoint: formEndpoint(model),
    labels: pickMessages(messages(lang), playgroundMessages),
    prefill: config.api.examples?.prefill ?? false,
    credentials: credentials && !proxy,
    ...bodyChoice(model, config),
    // Its address on the site's server, which need not have one.
    ...(proxy ? { proxy: siteHref(proxyPath(page.path), settings.urls) } : {}),
  };
  return JSON.stringify(data, exactInteger);
}

/** The written examples of a body in the order of their menu, which the request follows. */
function bodyChoice(
  { body }: EndpointModel,
  config: DocsConfig,
): Pick<PlaygroundData, 'bodyExamples' | 'samples'> {
  const bodyExamples = writtenMedia(body).flatMap(({ examples, type: media }) =>
    examples.map((example) => ({ media, example })),
  );
  return bodyExamples.length > 1 ? { bodyExamples, samples: apiSettings(config).defaults } : {};
}

/** Node has it since 21; the types of the language do not yet. */
const rawJson = JSON as typeof JSON & { rawJSON(text: string): unknown };

/** The description as written has integers that a number cannot hold. */
function exactInteger(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? rawJson.rawJSON(String(value)) : value;
}

/** Browsers send no certificate that a page could choose. */
function needsCertificate({ security }: EndpointModel): boolean {
  return (
    security.length > 0 &&
    security.every(({ credentials }) => credentials.some(({ type }) => type === 'mutualTLS'))
  );
}
