import path from 'node:path';
import { askWithSdk, widgetSettings } from './ask.ts';
import { startServer } from './started-server.ts';

/**
 * What a site answers whose server a build has written.
 *
 * @param folder that the build has written
 * @param command of Node that runs it, by default the one of the tests
 */
export async function askWrittenServer(
  folder: string,
  question: string,
  command?: string,
): Promise<string> {
  const server = await startServer({
    ...(command !== undefined && { command }),
    args: [path.join(folder, 'server/entry.mjs')],
    cwd: folder,
    env: { PORT: '0' },
    address: /The site is at (http:\/\/[^/\s]+)/,
  });
  try {
    return (await askWithSdk(server.url, await widgetSettings(server.url), question)).text;
  } finally {
    await server.stop();
  }
}
