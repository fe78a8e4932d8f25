import type { PagePool, WrittenField } from '@waymark/content';
import type { Diagnostic, PageSource } from '@waymark/core';
import {
  type ChannelModel,
  type EndpointModel,
  type EndpointPage,
  endpointModel,
  type SchemaPageModel,
  schemaPageModel,
} from '@waymark/openapi';
import type { ApiSettings } from './api-settings.ts';
import { bodyCodes } from './body-codes.ts';
import type { PreparedChannel } from './channel/prepare-channel.ts';
import { type DescribedCode, describedCodes } from './described-codes.ts';
import { manualEndpoint } from './manual-endpoint.ts';
import { createPageCodes, type PageCodes } from './page-codes.ts';
import type { PanelContents } from './parts.ts';
import { requestCodes } from './request-codes.ts';
import { type CodePlace, responseCodes, schemaCodes } from './response-codes.ts';

/** The model of a page, and all its code in colours. */
export interface PreparedEndpoint {
  readonly model?: EndpointModel | undefined;
  readonly schema?: SchemaPageModel | undefined;
  /** The channel of AsyncAPI that the page documents, and what makes its parts. */
  readonly channel?: PreparedChannel | undefined;
  readonly panels: PanelContents;
  /** The code in the descriptions of the model. */
  readonly describedCode: DescribedCode;
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
    const places = { request: [], body: [], response: schemaCodes(schema, codes) };
    return { schema, ...(await inColour(schema, places, path, codes, pool)), diagnostics };
  }
  if (target.kind === 'channel') {
    // Few sites have channels.
    const { prepareChannel } = await import('./channel/prepare-channel.ts');
    const { channel, response, diagnostics } = prepareChannel(target, settings, codes);
    const places = { request: [], body: [], response };
    return { channel, ...(await inColour(channel.model, places, path, codes, pool)), diagnostics };
  }
  const { value: model, diagnostics } =
    target.kind === 'manual'
      ? { value: manualEndpoint(target, { ...source, fields }, settings), diagnostics: [] }
      : endpointModel(target.description, target, settings);
  const places = {
    request: requestCodes(model, settings, codes),
    body: bodyCodes(model, codes),
    response: responseCodes(model, codes),
  };
  return { model, ...(await inColour(model, places, path, codes, pool)), diagnostics };
}

async function inColour(
  model: EndpointModel | SchemaPageModel | ChannelModel,
  { request, body, response }: PanelContents<CodePlace>,
  name: string,
  codes: PageCodes,
  pool: Pick<PagePool, 'colour'>,
): Promise<Pick<PreparedEndpoint, 'panels' | 'describedCode'>> {
  // The panels first: a page has colours for so much code only.
  const described = describedCodes(model, codes);
  const coloured = codes.texts.length > 0 ? await pool.colour(name, codes.texts) : [];
  const finish = ({ place, ...code }: CodePlace) => ({
    ...code,
    html: codes.html(place, coloured),
    text: codes.texts[place]?.code ?? '',
  });
  const panels = {
    request: request.map(finish),
    body: body.map(finish),
    response: response.map(({ label, codes }) => ({ label, codes: codes.map(finish) })),
  };
  return { panels, describedCode: described(coloured) };
}
