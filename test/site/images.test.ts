import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Sharp } from '../../packages/waymark/src/project/images/sharp.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { repository, runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const sharp = createRequire(path.join(repository, 'packages/waymark/'))('sharp') as Sharp;

/** A picture with as much detail as a photo. */
async function noise(width: number, seed: number): Promise<Buffer> {
  const data = Buffer.alloc(width * 30);
  for (let at = 0, last = seed; at < data.length; at++) {
    last = (last * 16807) % 2147483647;
    data[at] = last & 255;
  }
  return sharp(data, { raw: { width, height: 10, channels: 3 } })
    .png()
    .toBuffer();
}

async function folder(): Promise<string> {
  const docs = tempFolder({
    'docs.json': docsJson({ navigation: { pages: ['index', 'other', 'staff'] } }),
    'index.mdx': page(
      'Home',
      '![Shot](/my%20shot.png)\n\n![Small](/small.png)\n\n![Cut](/cut.png)\n\n![Hidden](/hidden.png)',
    ),
    'other.mdx': page('Other', 'Words.'),
    'staff.mdx': '---\ntitle: Staff\ngroups: [staff]\n---\n\n![Plan](/plan.png)',
    '.mintignore': 'hidden.png\n',
  });
  const shot = await noise(1100, 1);
  const pictures = {
    'my shot.png': shot,
    'small.png': await noise(400, 2),
    'cut.png': shot.subarray(0, shot.length / 2),
    'hidden.png': await noise(1000, 3),
    'plan.png': await noise(1000, 4),
    'unnamed.png': await noise(1000, 5),
  };
  for (const [name, content] of Object.entries(pictures)) {
    writeFileSync(path.join(docs, name), content);
  }
  return docs;
}

async function build(docs: string, ...flags: string[]): Promise<string> {
  const args = ['build', '.', '--lenient', '--base', '/docs', '--no-pictures', ...flags];
  const { exitCode, output } = await runCli(args, docs);
  expect(exitCode, output).toBe(0);
  return output;
}

const made = (docs: string) => {
  const place = path.join(docs, 'dist/_waymark/images');
  return existsSync(place) ? readdirSync(place).sort() : [];
};

function contents(docs: string): Record<string, string> {
  const out = path.join(docs, 'dist');
  const names = readdirSync(out, { encoding: 'utf8', recursive: true })
    .filter((name) => name !== '.waymark-output' && statSync(path.join(out, name)).isFile())
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(out, name), 'latin1')]),
  );
}

test('A site that asks for it has smaller sizes of what its pages show, which the next build takes.', async () => {
  const docs = await folder();
  await build(docs, '--images');
  const imageOf = (alt: string) =>
    builtSite(`${docs}/dist`).page('/').document.querySelector(`img[alt="${alt}"]`);
  const shot = imageOf('Shot');
  expect(shot?.getAttribute('src')).toBe('/docs/my%20shot.png');
  const candidates = shot?.getAttribute('srcset')?.split(', ') ?? [];
  expect(candidates.map((one) => one.split(' ')[1])).toEqual(['480w', '800w', '1100w']);
  for (const candidate of candidates) {
    const [address = '', width = ''] = candidate.split(' ');
    const file = path.join(docs, 'dist', address.replace('/docs/', ''));
    const { format, width: own } = await sharp(file).metadata();
    expect([format, `${own}w`]).toEqual(['webp', width]);
  }
  // Not those of what nobody shows, what is small or damaged, what is private or left out.
  expect(made(docs)).toHaveLength(3);
  for (const alt of ['Small', 'Cut', 'Hidden']) {
    expect([alt, imageOf(alt)?.getAttribute('srcset')]).toEqual([alt, undefined]);
  }
  expect(readFileSync(path.join(docs, 'dist/index.md'), 'utf8')).not.toContain('_waymark/images');

  const first = contents(docs);
  const [smallest = ''] = made(docs);
  const identity = () => statSync(path.join(docs, 'dist/_waymark/images', smallest)).ino;
  const before = identity();
  expect(await build(docs, '--images')).toContain('2 unchanged');
  expect(identity()).toBe(before);
  expect(contents(docs)).toEqual(first);

  // As wide as before.
  writeFileSync(path.join(docs, 'my shot.png'), await noise(1100, 9));
  const clean = path.join(tempFolder(), 'docs');
  cpSync(docs, clean, {
    recursive: true,
    filter: (file) => !['.waymark', 'dist'].includes(path.basename(file)),
  });
  const [edited] = await Promise.all([build(docs, '--images'), build(clean, '--images')]);
  expect(edited).toContain('1 unchanged');
  expect(made(docs)).toHaveLength(3);
  expect(made(docs)).not.toContain(smallest);
  expect(contents(docs)).toEqual(contents(clean));

  await build(docs);
  expect(made(docs)).toEqual([]);
  expect(imageOf('Shot')?.getAttribute('srcset')).toBeUndefined();
});
