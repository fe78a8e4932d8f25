import type { Fetch } from '../query/sources.ts';

/** An index of Algolia, and the key that may only search it. */
export interface AlgoliaService {
  readonly service: 'algolia';
  readonly appId: string;
  readonly apiKey: string;
  readonly index: string;
  /** Origin in place of those of the application, such as a proxy of the site's own. */
  readonly url?: string | undefined;
}

/** A collection of a Typesense server, under the name of an alias, and the key that may search it. */
export interface TypesenseService {
  readonly service: 'typesense';
  /** Origin of the server. */
  readonly url: string;
  readonly apiKey: string;
  readonly collection: string;
}

/** Who searches the site in place of its own index. What it holds is public. */
export type SearchService = AlgoliaService | TypesenseService;

/** What pushing needs of the world around it. */
export interface PushTools {
  /** Key that may write; it stands in no file of the site. */
  readonly adminKey: string;
  readonly fetch: Fetch;
  /** Settles after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Is told what happens, a sentence at a time. */
  readonly say: (message: string) => void;
  /** Makes names of what exists only until it is whole. */
  readonly stamp: string;
}
