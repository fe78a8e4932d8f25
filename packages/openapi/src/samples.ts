export { requestSample } from './samples/request-sample.ts';
