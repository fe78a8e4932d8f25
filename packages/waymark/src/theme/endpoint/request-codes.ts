import { type EndpointModel, endpointSamples } from '@waymark/openapi';
import type { ApiSettings } from './api-settings.ts';
import type { PageCodes } from './page-codes.ts';
import type { CodePlace } from './response-codes.ts';

/** A sample of a request, its code still to be coloured. */
export interface SamplePlace extends CodePlace {
  /** The language, which readers choose for the whole site. */
  readonly choice: string;
}

/** The samples of a request; several in one language are told apart by their labels. */
export function requestCodes(
  endpoint: EndpointModel,
  settings: ApiSettings,
  codes: PageCodes,
): readonly SamplePlace[] {
  return endpointSamples(endpoint, settings).flatMap(({ label: choice, language, samples }) =>
    samples.map(({ label, source }) => ({
      choice,
      label: samples.length > 1 && label !== choice ? `${choice}: ${label}` : choice,
      language,
      place: codes.add(source, language),
    })),
  );
}
