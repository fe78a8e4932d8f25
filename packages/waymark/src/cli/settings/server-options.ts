import { portNumber, usualHost, usualPort } from '../../server/port.ts';

/** Flags that say where to listen; `--host` may stand without an address. */
export interface ServerSettings {
  readonly port?: string | undefined;
  readonly host?: string | boolean | undefined;
}

/**
 * Where a server of Astro listens.
 *
 * @throws CommandFailure when the port is not one
 */
export function serverOptions({ port = usualPort, host = false }: ServerSettings) {
  return { port: portNumber(port), host };
}

/**
 * Where a server of ours listens.
 *
 * @throws CommandFailure when the port is not one
 */
export function listeningOptions(settings: ServerSettings) {
  const { host, port } = serverOptions(settings);
  return { port, host: host === true ? '0.0.0.0' : host || usualHost };
}
