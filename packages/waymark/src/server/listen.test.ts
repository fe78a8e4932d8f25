import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { interruption, listen, listenNear } from './listen.ts';

const servers: Server[] = [];

function server(): Server {
  const made = createServer();
  servers.push(made);
  return made;
}

afterEach(() => {
  for (const one of servers.splice(0)) one.close();
});

const host = '127.0.0.1';

it('gives each of several servers that begin at once a port of its own', async () => {
  const { port: taken } = new URL(await listen(server(), { host, port: 0 }));
  const options = { host, port: Number(taken) };
  const origins = await Promise.all([1, 2, 3].map(() => listenNear(server(), options)));
  const ports = origins.map((origin) => Number(new URL(origin).port));
  expect(new Set(ports).size).toBe(3);
  expect(Math.min(...ports)).toBeGreaterThan(options.port);
});

it('says in a sentence that a port is taken where no other one is wanted', async () => {
  const { port } = new URL(await listen(server(), { host, port: 0 }));
  await expect(listen(server(), { host, port: Number(port) })).rejects.toThrow(
    new RegExp(
      `Port ${port} cannot be used: another program has it. Name another one: \`--port N\``,
    ),
  );
});

it('names the address where that is what it cannot listen at', async () => {
  // An address for documentation, which no machine has (RFC 5737).
  const options = { host: '192.0.2.1', port: 0 };
  const refused =
    'Address 192.0.2.1 cannot be used: it is none of this machine. Name another one: `--host ADDRESS`';
  await expect(listen(server(), options)).rejects.toThrow(refused);
  await expect(listenNear(server(), options)).rejects.toThrow(refused);
});

it('says in a sentence that no port is free at the end of all', async () => {
  await listen(server(), { host, port: 65_535 });
  await expect(listenNear(server(), { host, port: 65_535 })).rejects.toThrow(
    'Port 65535 cannot be used',
  );
});

it('leaves signals alone when nobody waits for an interruption any more', () => {
  const listening = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');
  const before = listening();
  const waiting = new AbortController();
  void interruption(waiting.signal);
  expect(listening()).toBe(before + 2);
  waiting.abort();
  expect(listening()).toBe(before);
});
