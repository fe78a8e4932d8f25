export { type BoundCall, boundCall } from './bound-call.ts';
export { type ApiAnswer, ForwardFailure, type ForwardOptions, forward } from './forward.ts';
export type { ProxiedCall } from './proxied-call.ts';
