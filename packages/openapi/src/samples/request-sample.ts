import type { ApiRequest } from '../request/request.ts';
import { curlSample } from './curl.ts';
import { fetchSample } from './fetch.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { resolveLanguage } from './languages.ts';
import { phpSample } from './php.ts';
import { pythonSample } from './python.ts';
import { rubySample } from './ruby.ts';

const GENERATORS: ReadonlyMap<string, (request: ApiRequest) => string | undefined> = new Map([
  ['bash', curlSample],
  ['python', pythonSample],
  ['javascript', (request: ApiRequest) => fetchSample(request, 'browser')],
  ['node', (request: ApiRequest) => fetchSample(request, 'node')],
  ['typescript', (request: ApiRequest) => fetchSample(request, 'node')],
  ['php', phpSample],
  ['go', goSample],
  ['java', javaSample],
  ['ruby', rubySample],
]);

/**
 * The request as code, whole and ready to run. No text of the request can be anything but text in
 * it. `undefined` where the language has no generator or its client cannot send the request.
 * @param language Key or alias.
 */
export function requestSample(language: string, request: ApiRequest): string | undefined {
  return GENERATORS.get(resolveLanguage(language)?.key ?? '')?.(request);
}
