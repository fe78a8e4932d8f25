export { waymark as default } from './integration/index.ts';
export type { WaymarkOptions } from './options.ts';
