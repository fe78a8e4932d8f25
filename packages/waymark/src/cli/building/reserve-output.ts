import { Writable } from 'node:stream';

/**
 * Keeps standard output for a protocol: whatever else the program or a library prints from now on
 * goes to standard error. Returns the stream that the protocol writes to.
 */
export function reserveOutput(): Writable {
  const { stderr, stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  return new Writable({ write: (chunk: Buffer, _encoding, done) => void write(chunk, done) });
}
