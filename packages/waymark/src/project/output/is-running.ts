/** Whether a process that another program has told of is at work on this machine. */
export function isRunning(pid: number): boolean {
  // In a container, the process before may have had the same number.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
