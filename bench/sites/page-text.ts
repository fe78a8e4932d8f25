/**
 * Source of a page of about 7 kB, with three code blocks, a table and a list. The same for the same
 * number and revision, on whatever site it stands.
 */
export function pageText(number: number, revision = 0): string {
  const random = createRandom(number * 1000 + revision);
  const words = (count: number) => sentence(count, random);
  const sections = ['Install', 'Configure', 'Use'].map((heading, section) =>
    [
      `## ${heading} part ${number}`,
      ...Array.from({ length: 3 }, () => words(65)),
      codeBlock(number, section, random),
    ].join('\n\n'),
  );
  const table = [
    '| Option | Type | Meaning |',
    '| --- | --- | --- |',
    ...Array.from({ length: 6 }, (_, row) => `| \`option${row}\` | string | ${words(6)} |`),
  ].join('\n');
  const list = Array.from({ length: 6 }, () => `- ${words(8)}`).join('\n');
  const frontmatter = [
    '---',
    `title: ${pageTitle(number)}`,
    `description: What page ${number} is about and how to use it.`,
    '---',
  ].join('\n');
  return [frontmatter, words(40), ...sections, '## Options', table, '## Notes', list].join('\n\n');
}

/** The title of a page. */
export function pageTitle(number: number): string {
  return `Page ${number}`;
}

/**
 * Three blocks of about fifteen lines: in the 3,571 pages of the open corpus a fifth of the text
 * is code, 45 lines a page.
 */
function codeBlock(index: number, section: number, random: () => number): string {
  const name = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? 'value';
  const write = [shellSample, typescriptSample, pythonSample][section] ?? shellSample;
  const [language, lines] = write(index, name);
  return `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;
}

type Sample = readonly [language: string, lines: readonly string[]];

function shellSample(index: number, name: () => string): Sample {
  const requests = [1, 2, 3].flatMap((step) => [
    `# ${step}. Send the ${name()}`,
    `curl -X POST "https://api.example.com/v${step}/${name()}" \\`,
    `  -H "Authorization: Bearer $TOKEN" \\`,
    `  -d '{ "${name()}": ${index}, "${name()}": "${name()}" }'`,
  ]);
  return [
    'bash',
    [`npm install @bench/${name()}-${index}`, `export TOKEN="${name()}"`, ...requests],
  ];
}

function typescriptSample(index: number, name: () => string): Sample {
  const functions = ['read', 'write'].flatMap((verb) => [
    '',
    `/** Gives the ${name()} of a ${name()}. */`,
    `export async function ${verb}${index}(id: string): Promise<Record<string, number>> {`,
    `  const response = await fetch(\`/api/\${id}?${name()}=${index}\`);`,
    `  if (!response.ok) throw new Error('no ${name()}');`,
    `  return (await response.json()) as Record<string, number>;`,
    '}',
  ]);
  return ['ts', [`import { create${index} } from '@bench/${name()}';`, ...functions]];
}

function pythonSample(index: number, name: () => string): Sample {
  const methods = ['read', 'count', 'drop'].flatMap((verb) => [
    '',
    `    def ${verb}_${name()}(self, key: str) -> dict:`,
    `        return {"${name()}": f"{key}-${index}"}`,
  ]);
  return [
    'python',
    [
      `from bench import ${name()}`,
      '',
      `class Client${index}:`,
      `    def __init__(self, token: str, retries: int = ${index % 7}):`,
      `        self.token = token  # ${name()}`,
      `        self.retries = retries`,
      ...methods,
    ],
  ];
}

const vocabulary =
  'request response token client server region quota limit event stream record field index query cache worker queue policy metric signal route handler schema object bucket format version account project webhook secret header cursor batch retry window'.split(
    ' ',
  );

function sentence(count: number, random: () => number): string {
  const words = Array.from(
    { length: count },
    () => vocabulary[Math.floor(random() * vocabulary.length)] ?? 'record',
  );
  const [first = '', ...rest] = words;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`;
}

/** A small seeded generator (mulberry32), so that all tools and all runs get the same text. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
