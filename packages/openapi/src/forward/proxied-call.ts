/** A request that the reader of a page wants the site's server to send to the API. */
export interface ProxiedCall {
  readonly method: string;
  /** Complete and encoded, as `buildRequest` gives it. */
  readonly url: string;
  /** URL of the chosen server as the endpoint has it, variables as `{name}`. */
  readonly server: string;
  /** Values of its variables. */
  readonly variables: Readonly<Record<string, string>>;
  readonly headers: readonly (readonly [name: string, value: string])[];
}
