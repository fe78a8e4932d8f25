import { connect, type Socket } from 'node:net';
import { percentile } from '../report/statistics.ts';

/** What is asked of a server, over and over. */
export interface Load {
  readonly url: string;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Ask again for what is known, by its `etag`. */
  readonly isKnown: boolean;
  readonly connections: number;
  readonly seconds: number;
}

/** How a server answered. */
export interface LoadFound {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds that an answer took: in the middle, and at most for 99 of 100. */
  readonly median: number;
  readonly p99: number;
  /** Each way in which was answered: status, encoding and how long it may be kept. */
  readonly answers: Readonly<Record<string, number>>;
}

/**
 * Asks as fast as a number of connections allow, each for one thing after the other. Run as a program of
 * its own, so that asking takes no time of who answers; it takes the load as an argument and prints
 * what it found.
 */
const load = JSON.parse(process.argv[2] ?? '') as Load;
console.log(JSON.stringify(await run(load)));

async function run({ connections, headers, isKnown, paths, seconds, url }: Load) {
  const { host, hostname, port } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requestOf = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}${more}\r\n`;
  const open = () => openConnection(connect(Number(port), hostname));
  const first = open();
  const requests: string[] = [];
  for (const path of paths) {
    const { head } = await first.ask(requestOf(path));
    const etag = headerOf(head, 'etag');
    requests.push(requestOf(path, isKnown ? `If-None-Match: ${etag}\r\n` : ''));
  }
  first.end();
  const times: number[] = [];
  const answers: Record<string, number> = {};
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let next = 0;
  const work = async () => {
    const connection = open();
    for (let now = performance.now(); now < end; ) {
      const { head } = await connection.ask(requests[next++ % requests.length] ?? '');
      const answered = performance.now();
      times.push(answered - now);
      now = answered;
      const how = wayOf(head);
      answers[how] = (answers[how] ?? 0) + 1;
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: connections }, work));
  return {
    requests: times.length,
    seconds: (performance.now() - begin) / 1000,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    answers,
  } satisfies LoadFound;
}

function wayOf(head: string): string {
  const [, status = ''] = head.split(' ', 2);
  const parts = [headerOf(head, 'content-encoding'), headerOf(head, 'cache-control')];
  return [status, ...parts].filter(Boolean).join(', ');
}

function headerOf(head: string, name: string): string {
  return new RegExp(`^${name}: (.*)\r$`, 'im').exec(head)?.[1] ?? '';
}

interface Answer {
  readonly head: string;
}

/** A connection on which one thing is asked at a time; a client of HTTP would take longer than a server. */
function openConnection(socket: Socket) {
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  let head: string | undefined;
  let buffered = Buffer.alloc(0);
  let missing = 0;
  socket.setNoDelay();
  socket.on('data', (chunk) => {
    let body = chunk.byteLength;
    if (head === undefined) {
      buffered = Buffer.concat([buffered, chunk]);
      const at = buffered.indexOf('\r\n\r\n');
      if (at === -1) return;
      head = buffered.toString('latin1', 0, at + 2);
      const hasBody = !/^HTTP\/1\.1 (?:204|304)/.test(head);
      missing = hasBody ? Number(headerOf(head, 'content-length')) : 0;
      body = buffered.byteLength - at - 4;
      buffered = Buffer.alloc(0);
    }
    missing -= body;
    if (missing > 0) return;
    const answer = { head };
    head = undefined;
    waiting?.resolve(answer);
  });
  const fail = () => waiting?.reject(new Error('The server closed a connection.'));
  socket.once('error', fail).once('close', fail);
  return {
    ask(request: string): Promise<Answer> {
      const { promise, reject, resolve } = Promise.withResolvers<Answer>();
      waiting = { resolve, reject };
      socket.write(request);
      return promise;
    },
    end() {
      waiting = undefined;
      socket.end();
    },
  };
}
