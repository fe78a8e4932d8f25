import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HostName, HostRedirect } from './host.ts';
import { hostRules } from './host-rules.ts';
import { redirectPattern } from './redirect-pattern.ts';
import { redirectsFile } from './redirects-file.ts';
import { documentHeaders, documentPaths, securityHeaders } from './security-headers.ts';

/** What means something in the settings of a host, in an address or in an answer. */
const signs = [
  ...Array.from('`{}"\'$;#?&%:*\\/ .~^()[]|+=<>!,@\n\r\t\0\u0085\u2028üa1'),
  ...['{env.HOME}', '{$HOME}', '$uri', '$1', '${x}', '%0d%0a', '%5C', '%2F', '//', ':id', ':rest*'],
  ...['` 308\n\t\t@pwn path /x\n', '"; } location /x { root /; }\n', '\n/x /y 301\n', '\ud800'],
];
const hostile = fc
  .array(fc.constantFrom(...signs), { maxLength: 8 })
  .map((parts) => parts.join(''));
const destinations = hostile.chain((text) =>
  fc.constantFrom(`/${text}`, `https://other.dev/${text}`, text),
);
const redirects = fc.array(
  fc.record({
    source: hostile.map((text) => `/${text}`),
    destination: destinations,
    permanent: fc.boolean(),
  }),
  { maxLength: 3 },
);
const documents = fc.array(
  hostile.map((text) => `/${text.replaceAll('\0', '')}.html`),
  { maxLength: 3 },
);

const site = (own: readonly HostRedirect[], files: readonly string[] = []) => ({
  base: '/docs',
  redirects: own,
  documents: files,
  folder: '/srv',
});
const textOf = (name: HostName, of: ReturnType<typeof site>, file = 0) =>
  hostRules(name, of).files[file]?.text ?? '';

/** The lines of a text but those that are one rule each, and how many those are. */
function besides(text: string, rule: RegExp): { readonly rest: string; readonly rules: number } {
  const lines = text.split('\n');
  const rest = lines.filter((line) => !rule.test(line));
  return { rest: rest.join('\n'), rules: lines.length - rest.length };
}

const caddyRule =
  /^\t+(?:vars_regexp waymark_redirect\d+ \{http\.request\.orig_uri\} `\^[^`{}\s]*\$`|redir @waymark_redirect\d+ `(?:[^`{}\s]|\{re\.waymark_redirect\d+\.\d\d?\})*` 30[78]|@waymark_redirect\d+ \{|not file \{path\} \{path\}\/index\.html \{path\}\.html)$/;
const nginxRule =
  /^ {4}if \(\$waymark_path ~ "\^(?:[^"\\\s{}]|\\.)*\$"\) \{ return 30[78] "(?:[^"\\\s{}$]|\$\d|\$is_args\$args)*"; \}$/;

test.each([
  ['caddy', caddyRule],
  ['nginx', nginxRule],
] as const)('Redirects are rules of %s and nothing else, whatever they hold', (name, rule) => {
  const plain = besides(textOf(name, site([])), rule);
  fc.assert(
    fc.property(redirects, (own) => {
      const text = textOf(name, site(own));
      const found = besides(text, rule);
      expect(found.rest.replace(/^\t\t\}\n/gm, '')).toBe(plain.rest.replace(/^\t\t\}\n/gm, ''));
      const isRule = (line: string) =>
        /^\t+redir @waymark_redirect|^ {4}if \(\$waymark_path/.test(line);
      expect(text.split('\n').filter(isRule)).toHaveLength(own.length);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('Redirects are lines of three words in _redirects, whatever they hold', () => {
  fc.assert(
    fc.property(redirects, (own) => {
      const lines = redirectsFile({ base: '/docs', redirects: own }).text.trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(Math.max(own.length, 1));
      for (const line of lines.filter(Boolean)) {
        expect(line).toMatch(/^\/docs\/[!-~]* [!-~]+ 30[12]$|^\/docs\/[!-~]* {2}30[12]$/);
      }
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('Redirects hold addresses on Vercel and Netlify, whatever they hold', () => {
  fc.assert(
    fc.property(redirects, (own) => {
      const { routes } = JSON.parse(textOf('vercel', site(own)));
      for (const { headers } of routes) {
        const location = headers?.Location;
        if (location !== undefined) expect(location).toMatch(/^(?:[!#%-~]|\$\d)*$/);
      }
      const netlify = JSON.parse(textOf('netlify', site(own), 1));
      for (const { from, to } of netlify.redirects) expect(from + to).toMatch(/^[!-~]*$/);
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('A path that is redirected to a path leads to no other site, and stays one line', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (source, destination, asked) => {
      const { expression, target } = redirectPattern({
        source: `/${source}`,
        destination: `/${destination}`,
        permanent: true,
      });
      const request = `/${asked}`.replace(/[^!-~]/g, (sign) =>
        encodeURIComponent(sign.toWellFormed()),
      );
      const match = new RegExp(`^${expression}$`).exec(request.replace(/[?#].*/, ''));
      if (!match) return;
      const location = target
        .map((piece) => (typeof piece === 'number' ? (match[piece] ?? '') : piece))
        .join('');
      expect(location).toMatch(/^[!-~]*$/);
      expect(URL.parse(location, 'https://docs.test')?.origin).toBe('https://docs.test');
    }),
    { numRuns: 3_000, seed: 1 },
  );
});

test('Documents of any name are matched by their names on nginx and Caddy, and nothing else is written', () => {
  fc.assert(
    fc.property(documents, (files) => {
      const paths = documentPaths(files);
      const nginx = textOf('nginx', site([], files));
      const rule =
        /^ {4}if \(\$uri ~\* "((?:[^"\\]|\\["\\])*)"\) \{ set \$waymark_policy "([^"]*)"; \}\n/gm;
      const [written, ...others] = nginx.matchAll(rule);
      expect([written === undefined, others]).toEqual([files.length === 0, []]);
      expect(nginx.replace(written?.[0] ?? '', '')).toBe(textOf('nginx', site([])));
      if (written === undefined) return;
      const ofNginx = new RegExp((written[1] ?? '').replace(/\\(["\\])/g, '$1'), 'i');
      expect(written[2]).toBe(documentHeaders['Content-Security-Policy']);
      for (const path of paths) {
        expect(path).toMatch(ofNginx);
        expect(path.replace(/[a-z]/g, (letter) => letter.toUpperCase())).toMatch(ofNginx);
        expect(`/docs${path}`).toMatch(ofNginx);
      }
      expect('/other.html').not.toMatch(ofNginx);

      const caddy = textOf('caddy', site([], files));
      const [, expression] = /@waymark_documents path_regexp `([^`\n]*)`\n/.exec(caddy) ?? [];
      expect(expression === undefined).toBe(files.length === 0);
      if (expression === undefined) return;
      const matches = new RegExp(expression.replaceAll(String.raw`\x{`, String.raw`\u{`), 'u');
      for (const path of paths) expect(path.toWellFormed()).toMatch(matches);
      expect('/other.html').not.toMatch(matches);
      expect(caddy.split('\n')).toHaveLength(textOf('caddy', site([])).split('\n').length + 2);
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('Files of headers have rules and headers and nothing else, whatever documents are called', () => {
  fc.assert(
    fc.property(documents, (files) => {
      const lines = textOf('cloudflare', site([], files), 2).trimEnd().split('\n');
      const values = [...Object.keys(securityHeaders), 'Cache-Control'].join('|');
      for (const line of lines)
        expect(line).toMatch(new RegExp(`^/docs/[!-~]*$|^  (?:${values}): `));
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('An address whose host would end a word of settings is not written', () => {
  const address = new URL('https://a;return`{b}');
  for (const name of ['nginx', 'caddy'] as const) {
    const { files } = hostRules(name, { ...site([]), address });
    expect(files[0]?.text).not.toContain('a;return');
  }
});
