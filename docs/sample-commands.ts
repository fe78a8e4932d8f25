import { samples } from './samples.ts';

/** A line of a sample that a person types. */
export interface SampleCommand {
  /** Page and line of the sample. */
  readonly place: string;
  /** Page and heading that the sample stands below: `start.mdx`, `deploy.mdx, Node`. */
  readonly section: string;
  readonly command: string;
}

/** The commands of all samples of the language `sh`, in their order. */
export const sampleCommands: readonly SampleCommand[] = samples
  .filter(({ language }) => language === 'sh')
  .flatMap(({ code, heading, place }) =>
    code
      .replaceAll(/ *\\\n */g, ' ')
      .split('\n')
      .map((line) => ({
        place,
        section: [pageOf(place), heading].filter(Boolean).join(', '),
        command: line.replace(/\s+#.*$/, ''),
      })),
  );

/** The page of a sample at a place. */
export function pageOf(place: string): string {
  return place.replace(/:\d+$/, '');
}

/** Whether a test runs a command. */
export function isRun({ command, place }: SampleCommand): boolean {
  return ![command, `${command} in ${pageOf(place)}`].some((one) => left.has(one));
}

/** Commands that no test runs as they are shown, each with the reason; all others are run. */
export const notRun: readonly { readonly why: string; readonly commands: readonly string[] }[] = [
  {
    why: 'They set up and test this repository, as its workflow does in each run.',
    commands: [
      'npm ci',
      'npm install',
      'npm install && npm start',
      'npm start in architecture.mdx',
      'npm install && npm test',
      'npm test -- --project unit',
      'npm run check',
    ],
  },
  {
    why: 'They take minutes; their parts have tests of their own (`bench`).',
    commands: ['npm run bench', 'npm run bench -- --quick'],
  },
  {
    why: 'They pack and install; `test/package` does so, in an empty project.',
    commands: [
      'npm run tarballs',
      'npm install path/to/waymark/tarballs/*.tgz astro@7',
      'npm install ./waymark/*.tgz astro@7',
      'mkdir -p waymark && cp path/to/waymark/tarballs/*.tgz waymark',
      'cp tarballs/*.tgz examples/server/waymark',
      'npm create waymark my-docs',
      'npm install waymark astro@7',
      'npm install @waymark/assistant',
      'npm install @waymark/client',
      'npm install @waymark/content',
      'npm install @waymark/core',
      'npm install @waymark/openapi',
      'npm install @waymark/search',
    ],
  },
  {
    why: 'They install what is installed here already, in other versions.',
    commands: ['npm install react react-dom @astrojs/react', 'npm install sharp'],
  },
  {
    why: 'They need a project of Astro with its server, which `test/site/adapter.test.ts` builds.',
    commands: [
      'npx waymark keys create --domain my-docs',
      'npm run build',
      'node dist/server/entry.mjs',
    ],
  },
  {
    why: 'They need containers; `test/package/server-example.test.ts` does what is done in them.',
    commands: [
      'cp .env.example .env',
      'docker compose up --build',
      'docker compose run --rm keys create docs --domain docs --publishable',
    ],
  },
  {
    why: 'It needs PostgreSQL, which `packages/assistant/src/store` tests.',
    commands: [
      'DATABASE_URL=postgres://waymark@db/waymark npx waymark report my-docs --domain my-docs',
    ],
  },
  {
    why: 'They change the server of the machine; `test/site/hosts.test.ts` runs nginx and Caddy.',
    commands: [
      "sed 's/listen 80;/listen 127.0.0.1:8080;/' nginx.conf > /etc/nginx/conf.d/docs.conf && nginx -s reload",
      'caddy run',
    ],
  },
  {
    why: 'They ask other sites.',
    commands: [
      'wget --mirror --adjust-extension --no-parent https://docs.acme.example/',
      'wget --mirror --adjust-extension --no-parent https://docs.example.com/',
      'npx waymark search push my-docs --search-service search.json --site https://docs.acme.example',
      `curl -N https://docs.acme.example/v1/assistant/my-docs/message -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" -d '{"fp":"anonymous","messages":[{"id":"1","role":"user","content":"How do I start?","parts":[{"type":"text","text":"How do I start?"}]}]}'`,
    ],
  },
];

const left = new Set(notRun.flatMap(({ commands }) => commands));
