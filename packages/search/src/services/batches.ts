const mostRecords = 1000;
/** Letters: both services take several megabytes at once. */
const mostText = 4_000_000;

/** Records as JSON, in lists that a service takes at once; nothing of the rest is in memory. */
export function* batches(records: Iterable<object>): Iterable<readonly string[]> {
  let batch: string[] = [];
  let size = 0;
  for (const record of records) {
    const text = JSON.stringify(record);
    if (batch.length > 0 && (batch.length === mostRecords || size + text.length > mostText)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(text);
    size += text.length;
  }
  if (batch.length > 0) yield batch;
}
