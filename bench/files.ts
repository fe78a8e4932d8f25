import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
