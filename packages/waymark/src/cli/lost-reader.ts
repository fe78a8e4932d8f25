/**
 * Lets the process go on when what reads its output has gone, as `head` does: a build still ends, a
 * server still serves, and the exit code is that of the work. Does nothing the second time.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.listenerCount('error') > 0) continue;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
