import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server that does nothing but answer, with as many bytes as its argument says: what Node itself
 * takes for an answer, next to which others can be measured on any machine.
 */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-length': body.byteLength }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
