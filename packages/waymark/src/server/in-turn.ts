import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What answers a request. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Requests that may wait on a connection: no browser sends any ahead, and each takes memory. */
const mostAhead = 100;

/**
 * Answers each request of a connection once the answer before it is sent. A client may send
 * requests ahead (RFC 9112 section 9.3.2), which Node hands over all at once: answers that are made
 * before their turn would be held in memory for a client that may never read them. One that sends
 * too many ahead loses its connection.
 */
export function inTurn(answer: Answer): Answer {
  const ahead = new WeakMap<Socket, Parameters<Answer>[]>();
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    response.once('close', () => {
      const next = ahead.get(socket)?.shift();
      if (!next) ahead.delete(socket);
      // Node gives no connection to an answer that comes after the last one.
      else if (next[1].socket) begin(...next);
    });
    answer(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const waiting = ahead.get(socket);
    if (!waiting) {
      ahead.set(socket, []);
      begin(request, response);
    } else if (waiting.push([request, response]) > mostAhead) socket.destroy();
  };
}
