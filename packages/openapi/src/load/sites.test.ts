import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isJsonObject } from '../model/json.ts';
import { member } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { docsFolder } from '../testing/docs-folder.ts';
import { createDescriptionStore } from './description-store.ts';

const around = fileURLToPath(new URL('../../../../../', import.meta.url));
const sites = process.env['WAYMARK_SITES'] ?? path.join(around, 'sites');
const isThere = existsSync(sites);
const names = isThere ? readdirSync(sites) : ['(no sites on this machine)'];

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

test.skipIf(!isThere).each(names)(
  'every description of the site %s is found and read, and each operation knows its line',
  async (name) => {
    const folder = path.join(sites, name);
    const { cacheFolder } = docsFolder();
    const store = createDescriptionStore({ folder, cacheFolder });
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const { descriptions } = await store.discover(files.map((each) => each.replaceAll('\\', '/')));
    for (const file of descriptions) {
      const { value, diagnostics } = await store.load(file);
      expect([file, diagnostics]).toEqual([file, []]);
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
      const paths = member(value?.root ?? {}, 'paths') ?? {};
      if (!isJsonObject(paths)) throw new Error(`${file} has paths that are no object`);
      for (const [route, item] of Object.entries(paths)) {
        for (const method of methods.filter((each) => isJsonObject(item) && each in item)) {
          const at = value?.locate(childPointer('/paths', route, method));
          expect(lines[(at?.line ?? 0) - 1]?.slice((at?.column ?? 0) - 1)).toMatch(
            new RegExp(`^"?${method}"?:`),
          );
        }
      }
    }
  },
);
