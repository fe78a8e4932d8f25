import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What clients are told whose bytes are no request of HTTP, by the codes of Node. */
const answers: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'The body is too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long.'],
};

const other = [
  '400 Bad Request',
  'This is no request of HTTP. A line break in the value of a header, such as a key, makes one unreadable.',
] as const;

/**
 * Says what is wrong with a request that Node cannot read, where Node itself says nothing but the status.
 * Nothing is written into an answer that has begun.
 *
 * @param answerOf what was last begun to be sent over a connection
 */
export function answerUnreadable(
  server: Server,
  answerOf: (socket: Socket) => ServerResponse | undefined,
): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    const response = answerOf(socket);
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (socket.writable && !isAnswering) {
      const [status, text] = answers[code] ?? other;
      const type = 'content-type: text/plain; charset=utf-8';
      const head = `connection: close\r\n${type}\r\ncontent-length: ${Buffer.byteLength(text)}`;
      socket.write(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${text}`);
    }
    socket.destroySoon();
  });
}
