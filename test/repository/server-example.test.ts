import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly volumes?: readonly string[];
        readonly depends_on?: object;
        readonly env_file?: readonly object[];
      }
    >
  >;
  readonly volumes: object;
}

test('The example of a server names services, volumes and variables that are there', () => {
  const { services, volumes } = parse(read('examples/server/compose.yaml'), {
    merge: true,
  }) as Compose;
  for (const [name, service] of Object.entries(services)) {
    const needed = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    expect(Object.keys(services), name).toEqual(expect.arrayContaining(needed));
    const named = (service.volumes ?? []).filter((volume) => !volume.startsWith('.'));
    const names = named.map((volume) => volume.split(':')[0]);
    expect(Object.keys(volumes), name).toEqual(expect.arrayContaining(names));
  }
  // What a model or a sign-in asks for besides is as its owner names it.
  expect(services['docs']?.env_file).toEqual([{ path: '.env', required: false }]);
  const used = read('examples/server/compose.yaml').matchAll(/\$\{(\w+)/g);
  const example = read('examples/server/.env.example');
  for (const [, variable] of used) expect(example).toContain(`\n${variable}=`.trimStart());
  expect(read('examples/server/Caddyfile')).toContain('docs:8080');
  expect(read('examples/server/Dockerfile')).toContain('PORT=8080');
});

test('The example of a server installs the versions that Waymark and its assistant go with', () => {
  const { dependencies } = JSON.parse(read('examples/server/package.json'));
  const peers = ['assistant', 'waymark'].map(
    (name) => JSON.parse(read(`packages/${name}/package.json`)).peerDependencies,
  );
  expect({ ...peers[0], ...peers[1], waymark: 'latest' }).toMatchObject(dependencies);
});
