export { jsonText } from './model/json-text.ts';
export { type MediaKind, mediaKind } from './model/media-type.ts';
export { buildRequest } from './request/build-request.ts';
export type * from './request/choice.ts';
export { type FileField, fileFields } from './request/file-fields.ts';
export type * from './request/request.ts';
export { type SampleOptions, sampleChoice } from './request/sample-choice.ts';
export { type FetchCall, type RequestFiles, toFetch, type Unsent } from './request/to-fetch.ts';
export { curlSample } from './samples/curl.ts';
