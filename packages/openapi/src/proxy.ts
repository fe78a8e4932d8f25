export { type BoundCall, boundCall } from './forward/bound-call.ts';
export { type ApiAnswer, ForwardFailure, type ForwardOptions, forward } from './forward/forward.ts';
export type { ProxiedCall } from './forward/proxied-call.ts';
