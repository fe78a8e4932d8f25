import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server, at any moment. */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #latest = new WeakMap<Socket, ServerResponse>();
  /** Bytes that were read of a connection when an answer was sent over it. */
  readonly #readBefore = new WeakMap<Socket, number>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  get count(): number {
    return this.#open.size;
  }

  /** Notes what is being sent over a connection, one answer after the other. */
  answer({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#latest.set(socket, response);
    response.once('finish', () => this.#readBefore.set(socket, socket.bytesRead));
  }

  /** What was last begun to be sent over a connection. */
  answerOf(socket: Socket): ServerResponse | undefined {
    return this.#latest.get(socket);
  }

  /**
   * Closes those that had an answer and have asked for nothing since. `closeIdleConnections` of Node 26
   * closes also those that are about to send their first request.
   */
  closeIdle(): void {
    for (const socket of this.#open) {
      const isSent = this.#latest.get(socket)?.writableFinished === true;
      if (isSent && this.#readBefore.get(socket) === socket.bytesRead) socket.destroy();
    }
  }

  /** Closes those over which nothing has come: browsers open some ahead, which Node takes for ones at work. */
  closeUnused(): void {
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
  }
}
