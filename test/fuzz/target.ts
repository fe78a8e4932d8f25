import { readdirSync, readFileSync } from 'node:fs';
import type { Arbitrary } from 'fast-check';

/** Something that takes texts of others, and what must hold whatever they are. */
export interface Target {
  /** What holds, as a sentence. */
  readonly title: string;
  readonly inputs: Arbitrary<string>;
  /** @throws where an invariant is broken */
  readonly check: (input: string) => void | Promise<void>;
}

/** The texts of a folder of `corpus`. */
export function corpus(name: string): string[] {
  const folder = new URL(`./corpus/${name}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

/** Text that must never come out as markup or code. */
export const payload = '"><img src=x onerror=alert(1)></style><script>alert(1)</script>';
