import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { type Listening, listen } from './listen.ts';
import type { Packed } from './packed-packages.ts';
import { repository, run } from './run-command.ts';

/**
 * Starts a registry that has the packed packages as if they were released, and sends those who ask for
 * another one to the registry that this machine uses.
 *
 * @param packed what came of the packages, by the names of their folders
 */
export async function startRegistry(packed: ReadonlyMap<string, Packed>): Promise<Listening> {
  const elsewhere = await usualRegistry();
  // Package managers keep what an address has told them, and the next run may get the port of this one.
  const base = `/${randomUUID()}`;
  const byName = new Map([...packed.values()].map((one) => [one.name, one]));
  const byFile = new Map([...packed.values()].map((one) => [path.basename(one.tarball), one]));
  const server = createServer(({ headers, url = '' }, response) => {
    const asked = decodeURIComponent(url.slice(base.length + 1));
    const file = byFile.get(path.basename(asked));
    const named = byName.get(asked);
    if (!url.startsWith(`${base}/`)) response.writeHead(404).end();
    else if (file) response.end(readFileSync(file.tarball));
    else if (named) sendJson(response, metadata(named, `http://${headers.host}${base}`));
    else response.writeHead(302, { location: elsewhere + url.slice(base.length + 1) }).end();
  });
  const { close, url } = await listen(server);
  return { url: `${url}${base}/`, close };
}

/** What a registry tells of a package that has one version. */
function metadata({ folder, integrity, name, tarball }: Packed, registry: string): object {
  const text = readFileSync(path.join(repository, 'packages', folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as { readonly version: string };
  const dist = { integrity, tarball: `${registry}/${path.basename(tarball)}` };
  return {
    name,
    'dist-tags': { latest: manifest.version },
    versions: { [manifest.version]: { ...manifest, dist } },
  };
}

function sendJson(response: ServerResponse, value: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
}

/** Address of the registry that npm takes here, with the slash at its end. */
async function usualRegistry(): Promise<string> {
  const { stdout } = await run('npm', ['config', 'get', 'registry'], repository);
  return stdout.trim().replace(/\/*$/, '/');
}
