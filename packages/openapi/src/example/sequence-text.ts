import { isJsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';

const eventFields = ['event', 'id', 'retry', 'data'];

/** One item of a sequence as it is sent: an event of a stream, or a line of JSON. */
export function sequenceText(media: string, item: JsonValue): string {
  if (!/^text\/event-stream\b/i.test(media)) return jsonText(item);
  if (!isJsonObject(item) || !Object.keys(item).every((key) => eventFields.includes(key))) {
    return `data: ${jsonText(item)}\n`;
  }
  const lines = Object.entries(item).flatMap(([key, value]) => {
    const text = typeof value === 'string' ? value : jsonText(value);
    return text.split(/\r\n?|\n/).map((line) => `${key}: ${line}`);
  });
  return `${lines.join('\n')}\n`;
}
