import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly run?: string; readonly uses?: string }[] }>
  >;
}

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly volumes?: readonly string[]; readonly depends_on?: object }>
  >;
  readonly volumes: object;
}

test('Workflows run what the repository has, and actions of a version', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  const workflows = globSync('.github/workflows/*.yml', { cwd: root });
  expect(workflows.length).toBeGreaterThan(1);
  for (const workflow of workflows) {
    const { jobs } = parse(read(workflow)) as Workflow;
    for (const { run, uses } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      expect(run ?? uses, workflow).toBeDefined();
      const [, script] = /^npm run (\S+)/.exec(run ?? '') ?? [];
      if (script) expect(Object.keys(scripts)).toContain(script);
      if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
    }
  }
});

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
  const used = read('examples/server/compose.yaml').matchAll(/\$\{(\w+)/g);
  const example = read('examples/server/.env.example');
  for (const [, variable] of used) expect(example).toContain(`\n${variable}=`.trimStart());
  expect(read('examples/server/Caddyfile')).toContain('docs:8080');
  expect(read('examples/server/Dockerfile')).toContain('PORT=8080');
});
