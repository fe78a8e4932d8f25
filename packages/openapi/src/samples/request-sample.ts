import type { ApiRequest } from '../request/request.ts';
import { csharpSample } from './csharp.ts';
import { curlSample } from './curl.ts';
import { dartSample } from './dart.ts';
import { fetchSample } from './fetch.ts';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { kotlinSample } from './kotlin.ts';
import { resolveLanguage } from './languages.ts';
import { cppSample, cSample } from './libcurl.ts';
import { phpSample } from './php.ts';
import { powershellSample } from './powershell.ts';
import { pythonSample } from './python.ts';
import { rubySample } from './ruby.ts';
import { rustSample } from './rust.ts';
import { swiftSample } from './swift.ts';

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
  ['powershell', powershellSample],
  ['swift', swiftSample],
  ['csharp', csharpSample],
  ['dotnet', csharpSample],
  ['c', cSample],
  ['c++', cppSample],
  ['kotlin', kotlinSample],
  ['rust', rustSample],
  ['dart', dartSample],
]);

/**
 * The request as code, whole and ready to run. No text of the request can be anything but text in
 * it. `undefined` for a language that is not known, or whose client cannot send the request.
 * @param language Key or alias.
 */
export function requestSample(language: string, request: ApiRequest): string | undefined {
  return GENERATORS.get(resolveLanguage(language)?.key ?? '')?.(request);
}
