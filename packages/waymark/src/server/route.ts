/** Answers a request on web standards. */
export type Handle = (
  request: Request,
  connection: { readonly address: string },
) => Promise<Response>;

/** What a server answers at some paths. */
export interface ServerRoute {
  readonly matches: (pathname: string) => boolean;
  readonly handle: Handle;
}
