import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote.ts';

const section = `This page is about domains. It is long.

First add the domain in the settings. Then create a CNAME record at your registrar:

\`\`\`txt
docs CNAME acme.dev

# last line
\`\`\`

Certificates are renewed by themselves. You need not do anything.`;

describe('a quote', () => {
  it('holds the sentences with the words of the question, and the code that they lead to', async () => {
    expect(await quoteOf(section, 'Where do I create the CNAME record?', 'en')).toBe(
      'First add the domain in the settings. Then create a CNAME record at your registrar:\n\n' +
        '```txt\ndocs CNAME acme.dev\n\n# last line\n```',
    );
  });

  it('holds the right sentences of others', async () => {
    expect(await quoteOf(section, 'Are certificates renewed?', 'en')).toBe(
      'Certificates are renewed by themselves. You need not do anything.',
    );
  });

  it('goes on behind a line that only begins like a fence', async () => {
    const text = '```run``` starts it.\n\nCertificates are renewed by themselves.\n\nAnd more.';
    expect(await quoteOf(text, 'Are certificates renewed?', 'en')).toBe(
      'Certificates are renewed by themselves.',
    );
  });

  it('is the first list where there is no prose', async () => {
    expect(await quoteOf('- One thing\n- Another thing', 'thing', 'en')).toBe(
      '- One thing\n- Another thing',
    );
  });

  it('is the list that has more words of the question than any sentence', async () => {
    const list = '- **Fees**:\n  - $5 for each payout';
    const text = `${list}\n\nThe rates of payouts are the best.`;
    expect(await quoteOf(text, 'What are the payout fees?', 'en')).toBe(list);
    const code = `\`\`\`js\nfees(payout);\n\`\`\`\n\nThe rates of payouts are the best.`;
    expect(await quoteOf(code, 'What are the payout fees?', 'en')).not.toContain('js');
  });

  it('holds the whole step that answers, from its number', async () => {
    const steps = [1, 2].map((number) => [
      `${number}. **Step ${number}**`,
      `   Open the panel ${number}. ${number === 2 ? 'Rotate the key there.' : 'Look around.'}`,
      '   ```sh\n   run it\n   ```',
    ]);
    expect(await quoteOf(steps.flat().join('\n\n'), 'How do I rotate the key?', 'en')).toBe(
      steps[1]?.join('\n\n'),
    );
  });

  const group = `Run one of these:

\`\`\`sh npm
npm install acme
\`\`\`

\`\`\`sh pnpm
pnpm add acme
\`\`\`

## Next

| Step | Page |
| --- | --- |
| Begin | Start |`;

  it('holds all the code of a group that a text leads to, and nothing behind it', async () => {
    const quote = await quoteOf(group, 'Which one do I run?', 'en');
    expect(quote).toBe(group.slice(0, group.indexOf('\n\n## Next')));
  });

  it('is the code that has the word where no text has it, and never a heading alone', async () => {
    expect(await quoteOf(group, 'pnpm', 'en')).toBe('```sh pnpm\npnpm add acme\n```');
    expect(await quoteOf('## Next\n\n```sh\nnpm start\n```', 'What is next?', 'en')).toBe(
      '```sh\nnpm start\n```',
    );
  });

  it('is bounded', async () => {
    expect((await quoteOf('word '.repeat(5_000), 'word', 'en')).length).toBeLessThan(1_300);
  });

  it('is empty where there is nothing', async () => {
    expect(await quoteOf('', 'word', 'en')).toBe('');
  });
});
