import type { ApiDescription } from './description.ts';

/** What a page of the site documents: one per page path. */
export interface EndpointPage {
  /** Path of the page, as navigation entries name it: `api-reference/users/get-users`. */
  readonly path: string;
  readonly target: EndpointTarget;
  /** The page has a file of its own, whose body stands above the reference. */
  readonly isAuthored: boolean;
}

/** What the page of an endpoint documents. */
export type EndpointTarget =
  | {
      readonly kind: 'operation' | 'webhook';
      readonly description: ApiDescription;
      /** Upper case; `WEBHOOK` for a webhook. */
      readonly method: string;
      /** Path template or webhook name, with the spelling of the description. */
      readonly path: string;
      /** Pointer of the operation in `description.root`. */
      readonly pointer: string;
    }
  | {
      readonly kind: 'schema';
      readonly description: ApiDescription;
      readonly name: string;
      readonly pointer: string;
    }
  | {
      readonly kind: 'channel';
      readonly description: ApiDescription;
      /** Protocol in upper case, as a badge shows it: `WSS`, `KAFKA`. */
      readonly method: string;
      /** Key of the channel below `channels`. */
      readonly path: string;
      readonly pointer: string;
    }
  /** `api: METHOD <url>` in the frontmatter: its fields are written on the page. */
  | { readonly kind: 'manual'; readonly method: string; readonly url: string };
