import type { CustomSample, EndpointModel } from '../model/endpoint.ts';
import { buildRequest } from '../request/build-request.ts';
import { type SampleOptions, sampleChoice } from '../request/sample-choice.ts';
import { DEFAULT_LANGUAGES, resolveLanguage, type SampleLanguage } from './languages.ts';
import { requestSample } from './request-sample.ts';

/** Which samples an endpoint has. */
export interface EndpointSampleOptions {
  /** `api.examples.languages`: keys or aliases in the order to show; unset for the usual ones. */
  readonly languages?: readonly string[];
  /** `api.examples.autogenerate`; `false` leaves only the samples of the author. */
  readonly autogenerate: boolean;
  /** `api.examples.defaults`. */
  readonly defaults: SampleOptions['parameters'];
}

/** The samples of one language. */
export interface SampleGroup {
  /** For remembering a reader's choice: the key of the language, or its name in lower case. */
  readonly key: string;
  /** Name of the grammar for the highlighter. */
  readonly language: string;
  readonly label: string;
  readonly samples: readonly LabelledSample[];
}

/** A sample with its language and name. */
export interface LabelledSample {
  readonly label: string;
  readonly source: string;
}

/**
 * The samples of an endpoint: first those of the author by language, then the generated ones in the
 * languages that the author has not written. Webhooks are not called, and have none generated.
 */
export function endpointSamples(
  endpoint: EndpointModel,
  options: EndpointSampleOptions,
): readonly SampleGroup[] {
  const custom = customGroups(endpoint.customSamples);
  if (!options.autogenerate || endpoint.kind === 'webhook') return custom;
  const written = new Set(custom.map(({ key }) => key));
  const wanted = (options.languages ?? DEFAULT_LANGUAGES)
    .flatMap((name) => resolveLanguage(name) ?? [])
    .filter(({ key }) => !written.has(key));
  const request = buildRequest(endpoint, sampleChoice(endpoint, { parameters: options.defaults }));
  const generated = [...new Set(wanted)].flatMap((language) => {
    const source = requestSample(language.key, request);
    return source === undefined ? [] : [group(language, [{ label: language.label, source }])];
  });
  return [...custom, ...generated];
}

function customGroups(samples: readonly CustomSample[]): readonly SampleGroup[] {
  const groups = new Map<string, LabelledSample[]>();
  const languages = new Map<string, SampleLanguage>();
  for (const { label, language: name, source } of samples) {
    const language = resolveLanguage(name) ?? unknownLanguage(name);
    const found = groups.get(language.key) ?? [];
    groups.set(language.key, [...found, { label: label ?? language.label, source }]);
    languages.set(language.key, languages.get(language.key) ?? language);
  }
  return [...languages].map(([key, language]) => group(language, groups.get(key) ?? []));
}

function group(
  { grammar, key, label }: SampleLanguage,
  samples: readonly LabelledSample[],
): SampleGroup {
  return { key, language: grammar, label, samples };
}

/** A name that the table lacks may still be one of the highlighter's. */
function unknownLanguage(name: string): SampleLanguage {
  const key = name.trim().toLowerCase();
  return { key, label: name.trim(), grammar: key, aliases: [] };
}
