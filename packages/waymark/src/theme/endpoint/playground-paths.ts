/** Where the data of a page's playground is, below the base. It is fetched when it is opened. */
export function playgroundPath(page: string): string {
  return `/_waymark/playground/${page}.json`;
}

/** The page that a path of playground data is of. */
export function playgroundPage(path: string): string | undefined {
  return /^\/_waymark\/playground\/(.+)\.json$/.exec(path)?.[1];
}

/** Where the server of a site sends requests of a page's playground from, below the base. */
export function proxyPath(page: string): string {
  return `/_waymark/proxy/${page}.json`;
}

/** The page that a path of the proxy is of. */
export function proxyPage(path: string): string | undefined {
  return /^\/_waymark\/proxy\/(.+)\.json$/.exec(path)?.[1];
}
