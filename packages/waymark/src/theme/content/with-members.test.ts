import { expect, it } from 'vitest';
import { contentComponents } from './table.ts';
import { withMembers } from './with-members.ts';

it('attaches members to their component and to an object where there is none', () => {
  const components = {
    Tree: () => 'tree',
    'Tree.Folder': () => 'folder',
    'GitHub.Repo': () => 'repo',
  };
  const complete = withMembers(components);
  expect(complete.Tree).toBe(components.Tree);
  expect(complete.Tree).toHaveProperty('Folder', components['Tree.Folder']);
  expect(complete.GitHub).toEqual({ Repo: components['GitHub.Repo'] });
});

it('gives every member of the table an object to be found on', () => {
  const files = Object.entries(contentComponents).map(([name, file]) => [name, { file }]);
  const complete = withMembers(Object.fromEntries(files));
  for (const name of Object.keys(contentComponents)) {
    const [object = '', member] = name.split('.');
    expect(complete[object]).toBeDefined();
    if (member !== undefined) expect(complete[object]).toHaveProperty(member);
  }
});
