import type { ScriptAttributes } from './load-script.ts';

/** What is told of an event, besides its name. */
export type EventDetails = Readonly<Record<string, string>>;

/** A service that is told what readers do. */
export interface Service<Settings> {
  /** The script that the service gives out. */
  script(settings: Settings): ScriptAttributes;
  /** Provides what the script looks for when it starts. */
  prepare?(settings: Settings): void;
  /** Starts the service, where its script does not do so by itself. */
  start?(settings: Settings): void;
  /** Tells of a page view; absent where the script sees all of them. */
  view?(): void;
  /** Tells of an event; absent where the service knows none. */
  event?(name: string, details: EventDetails): void;
}
