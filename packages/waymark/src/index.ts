export type { AssistantSettings } from './assistant-settings.ts';
export { waymark as default } from './integration/index.ts';
export type { WaymarkOptions } from './options.ts';
