import { expect, it } from 'vitest';
import { twinDocument } from './twin-document.ts';

it('begins with frontmatter, the instructions of the owner and the way to all pages', () => {
  const facts = {
    title: 'Keys: how #1',
    description: 'Line one\nline two',
    url: 'https://example.com/keys',
    instructions: ['Be brief.', 'Cite\nsources.'],
    index: 'https://example.com/llms.txt',
  };
  expect(twinDocument(facts, '# Keys\n\nText.\n')).toBe(
    `---
title: "Keys: how #1"
description: |-
  Line one
  line two
url: https://example.com/keys
---

> Be brief.
>
> Cite
> sources.
>
> All pages of this documentation: <https://example.com/llms.txt>

# Keys

Text.
`,
  );
});

it('writes the title where the page shows none', () => {
  const facts = { title: 'Home', url: '/', index: '/llms.txt' };
  expect(twinDocument(facts, 'Text.')).toContain('\n# Home\n\nText.\n');
});
