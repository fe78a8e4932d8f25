import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { problems } from '../problem.ts';

const text = await readFile(new URL('../../openapi.yaml', import.meta.url), 'utf8');
const description: unknown = parse(text);

function valueAt(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/'))
    .reduce<unknown>((value, key) => {
      return typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined;
    }, description);
}

describe('the description of the endpoints', () => {
  it('is the one that the example site shows', async () => {
    const example = new URL('../../../../examples/api/specs/assistant.yaml', import.meta.url);
    expect(await readFile(example, 'utf8')).toBe(text);
  });

  it('refers only to what it holds', () => {
    const references = [...text.matchAll(/\$ref: ["']#([^"']+)["']/g)].map(
      ([, pointer = '']) => pointer,
    );
    expect(references.length).toBeGreaterThan(30);
    expect(references.filter((pointer) => valueAt(pointer) === undefined)).toEqual([]);
  });

  it('labels the answer as the interface has it', () => {
    const content = valueAt('/paths/~1v1~1assistant~1{domain}~1message/post/responses/200/content');
    expect(Object.keys(content ?? {})).toEqual(['application/json']);
  });

  it('names every problem that a question can end in, with its status', () => {
    // These belong to other paths and methods, or come within an answer.
    const others = ['not_found', 'method_not_allowed', 'provider_timeout'];
    const responses = valueAt('/paths/~1v1~1assistant~1{domain}~1message/post/responses');
    const statuses = Object.keys(typeof responses === 'object' && responses ? responses : {});
    for (const [code, { status }] of Object.entries(problems)) {
      if (others.includes(code)) continue;
      expect(text).toContain(`\`${code}\``);
      expect(statuses).toContain(String(status));
    }
  });
});
