import { connect } from 'node:net';

/** An answer as it came over the connection. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** All that a server says to bytes that are sent as they are, until it ends the connection. */
export function exchange(port: number, sent: string, patience = 5_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent, 'latin1'));
    socket.setEncoding('latin1').setTimeout(patience, () => {
      socket.destroy();
      reject(new Error(`No end within ${patience} ms; so far: ${received.slice(0, 500)}`));
    });
    socket.on('data', (text: string) => {
      received += text;
    });
    // What was said before a connection broke counts as said.
    socket.on('error', () => resolve(received)).on('close', () => resolve(received));
  });
}

/** The request for a path, after which the connection is to end. */
export function get(path: string, ...headers: string[]): string {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: docs.test', 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The first answer of what was received. */
export function readAnswer(received: string): RawAnswer {
  const end = received.indexOf('\r\n\r\n');
  const [line = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = new Map<string, string>();
  for (const text of lines) {
    const colon = text.indexOf(':');
    const name = text.slice(0, colon).toLowerCase();
    const value = text.slice(colon + 1).trim();
    // RFC 9110 section 5.3
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return { status: Number(line.split(' ')[1]), headers, body: received.slice(end + 4) };
}
