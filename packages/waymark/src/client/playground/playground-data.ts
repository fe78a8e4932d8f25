import type { EndpointModel, ExampleModel } from '@waymark/openapi';
import type { PlaygroundLabels } from './labels.ts';
import { parseJson } from './parse-json.ts';

/** What the playground of a page is made from; a file beside the page. */
export interface PlaygroundData {
  readonly endpoint: EndpointModel;
  readonly labels: PlaygroundLabels;
  /** Fields start with the examples of the description (`api.examples.prefill`). */
  readonly prefill: boolean;
  /** Cookies of the API's site are sent along (`api.playground.credentials`). */
  readonly credentials: boolean;
  /** Where the server of the site sends requests from, if it does; absent where it may not. */
  readonly proxy?: string;
  /** Examples of the body that the page offers to choose from, in their order; absent without a choice. */
  readonly bodyExamples?: readonly BodyExample[];
  /** Which parameters the samples beside the page have (`api.examples.defaults`), where they follow a choice. */
  readonly samples?: 'all' | 'required';
}

/** An example of a body with its media type. */
export interface BodyExample {
  readonly media: string;
  readonly example: ExampleModel;
}

const read = new Map<string, Promise<PlaygroundData>>();

/** Fetches the data of a page, once. */
export async function readPlaygroundData(source: string): Promise<PlaygroundData> {
  const reading = read.get(source) ?? fetchData(source);
  read.set(source, reading);
  try {
    return await reading;
  } catch (error) {
    read.delete(source);
    throw error;
  }
}

async function fetchData(source: string): Promise<PlaygroundData> {
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const { value } = parseJson(await response.text());
  // The file is written by the build from the same types.
  return value as unknown as PlaygroundData;
}
