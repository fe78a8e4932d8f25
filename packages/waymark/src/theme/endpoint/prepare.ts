import type { PagePool, WrittenField } from '@waymark/content';
import type { Diagnostic, PageSource } from '@waymark/core';
import {
  type EndpointModel,
  type EndpointPage,
  endpointModel,
  type SchemaPageModel,
  schemaPageModel,
} from '@waymark/openapi';
import type { ApiSettings } from './api-settings.ts';
import { manualEndpoint } from './manual-endpoint.ts';
import { createPageCodes, type PageCodes } from './page-codes.ts';
import type { PanelContents } from './parts.ts';
import { requestCodes } from './request-codes.ts';
import { type CodePlace, responseCodes, schemaCodes } from './response-codes.ts';

/** The model of a page and its code, in colours. */
export interface PreparedEndpoint {
  readonly model: EndpointModel | undefined;
  readonly schema: SchemaPageModel | undefined;
  readonly panels: PanelContents;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes all of an endpoint page that does not depend on the language of the interface.
 *
 * @param fields what the page says of its endpoint itself
 */
export async function prepareEndpoint(
  { path, target }: EndpointPage,
  source: PageSource,
  fields: readonly WrittenField[],
  settings: ApiSettings,
  pool: Pick<PagePool, 'colour'>,
): Promise<PreparedEndpoint> {
  const codes = createPageCodes();
  if (target.kind === 'schema') {
    const { value: schema, diagnostics } = schemaPageModel(target.description, target, settings);
    const response = schemaCodes(schema, codes);
    const panels = await inColour({ request: [], response }, path, codes, pool);
    return { model: undefined, schema, panels, diagnostics };
  }
  const { value: model, diagnostics } =
    target.kind === 'manual'
      ? { value: manualEndpoint(target, { ...source, fields }, settings), diagnostics: [] }
      : endpointModel(target.description, target, settings);
  const request = requestCodes(model, settings, codes);
  const response = responseCodes(model, codes);
  const panels = await inColour({ request, response }, path, codes, pool);
  return { model, schema: undefined, panels, diagnostics };
}

interface Places {
  readonly request: readonly CodePlace[];
  readonly response: readonly { readonly label: string; readonly codes: readonly CodePlace[] }[];
}

async function inColour(
  { request, response }: Places,
  name: string,
  codes: PageCodes,
  pool: Pick<PagePool, 'colour'>,
): Promise<PanelContents> {
  const coloured = codes.texts.length > 0 ? await pool.colour(name, codes.texts) : [];
  const finish = ({ place, ...code }: CodePlace) => ({
    ...code,
    html: codes.html(place, coloured),
    text: codes.texts[place]?.code ?? '',
  });
  return {
    request: request.map(finish),
    response: response.map(({ label, codes }) => ({ label, codes: codes.map(finish) })),
  };
}
