export { curlSample } from '../samples/curl.ts';
export { buildRequest } from './build-request.ts';
export type * from './choice.ts';
export { type FileField, fileFields } from './file-fields.ts';
export { jsonText } from './json-text.ts';
export { type MediaKind, mediaKind } from './media-type.ts';
export type * from './request.ts';
export { type SampleOptions, sampleChoice } from './sample-choice.ts';
export { type FetchCall, type RequestFiles, toFetch, type Unsent } from './to-fetch.ts';
