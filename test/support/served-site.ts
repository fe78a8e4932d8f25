import { cli } from './run-command.ts';
import { type StartedServer, startServer } from './started-server.ts';

/** Runs `waymark serve` on a free port until it is stopped. */
export function serveSite(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
  return startServer({
    args: [cli, 'serve', ...args, '--port', '0'],
    cwd,
    env,
    address: /The site is at (http:\/\/[^/\s]+)/,
  });
}
