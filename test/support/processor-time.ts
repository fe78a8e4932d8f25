/**
 * Tells how long this thread has worked since, in milliseconds. What else a machine does at that time, and
 * makes a test wait for, does not count.
 */
export function processorTime(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { system, user } = process.threadCpuUsage(start);
    return (system + user) / 1000;
  };
}
