import { describe, expect, it } from 'vitest';
import { createFragmentForms, createFragmentResolver } from './fragment.ts';

const headings = [
  { id: 'what’s-new', text: 'What’s new' },
  { id: 'fees-&-billing', text: 'Fees & billing' },
  { id: 'install', text: 'Install' },
  { id: 'install-2', text: 'Install' },
  { id: 'Set-Up', text: 'Set up' },
  { id: 'step-4-run', text: 'Step 4: Run' },
  { id: 'datetime_add', text: 'datetime_add' },
];
const targets = {
  ids: [...headings.map(({ id }) => id), 'a%3A-b', '%F0%9F%9A%80-start', 'param-user-id'],
  headings,
};
const resolve = createFragmentResolver(targets);

describe('createFragmentResolver', () => {
  it.each([
    ['install', 'install'],
    ['param-user-id', 'param-user-id'],
    ['whats-new', 'what’s-new'],
    ['fees--billing', 'fees-&-billing'],
    ['fees-and-billing', 'fees-&-billing'],
    ['install-1', 'install-2'],
    ['install-2', 'install-2'],
    ['INSTALL', 'install'],
    ['set-up', 'Set-Up'],
    ['Fees--Billing', 'fees-&-billing'],
    ['what%E2%80%99s-new', 'what’s-new'],
    ['What%E2%80%99s-New', 'what’s-new'],
    ['a%3A-b', 'a%3A-b'],
    ['A:-b', 'a%3A-b'],
    ['🚀-start', '%F0%9F%9A%80-start'],
    ['%F0%9F%9A%80-start', '%F0%9F%9A%80-start'],
    ['start', '%F0%9F%9A%80-start'],
    ['step-4%3A-run', 'step-4-run'],
    ['datetime-add', 'datetime_add'],
    ['', ''],
    ['top', 'top'],
  ])('finds for %j the id %j', (fragment, id) => {
    expect(resolve(fragment)).toBe(id);
  });

  it.each(['removed', '%', '-', 'constructor'])('finds nothing for %j', (fragment) => {
    expect(resolve(fragment)).toBeUndefined();
  });
});

describe('createFragmentForms', () => {
  const formOf = createFragmentForms(targets);

  it.each(['install', 'what’s-new', 'what%E2%80%99s-new', 'install:set-up', ':~:text=Run', 'top'])(
    'leaves %j, which works, as it is written',
    (fragment) => {
      expect(formOf(fragment)).toBe(fragment);
    },
  );

  it.each([
    ['INSTALL', 'install'],
    ['whats-new', 'what%E2%80%99s-new'],
    ['removed', undefined],
    ['install:removed', undefined],
  ])('gives for %j the form %j', (fragment, form) => {
    expect(formOf(fragment)).toBe(form);
  });
});
