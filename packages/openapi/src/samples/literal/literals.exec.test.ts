import { describe, expect, test } from 'vitest';
import { hasInvisible } from '../../model/invisible.ts';
import { HOSTILE, randomTexts, UNSENDABLE } from '../../testing/hostile.ts';
import { isPresent, RUNNERS, type Runner, runSample } from '../../testing/run-sample.ts';
import { cLiteral, cppLiteral } from './c-literal.ts';
import { goLiteral } from './go-literal.ts';
import { javaLiteral } from './java-literal.ts';
import { javascriptLiteral } from './javascript-literal.ts';
import { phpLiteral } from './php-literal.ts';
import { pythonLiteral } from './python-literal.ts';
import { rubyLiteral } from './ruby-literal.ts';
import { rustLiteral } from './rust-literal.ts';
import { shellLiteral } from './shell-literal.ts';

const TEXTS = ['', ...HOSTILE, ...UNSENDABLE, HOSTILE.join('\n'), ...randomTexts(800, 11)];

interface Language {
  readonly name: string;
  readonly runner: Runner;
  readonly texts: readonly string[];
  /** A program that prints the texts. */
  readonly program: (texts: readonly string[]) => string;
  /** The texts of what it printed. */
  readonly read: (output: string) => readonly string[];
  /** What of a text a literal keeps. */
  readonly kept: (text: string) => string;
}

const wellFormed = (text: string) => text.toWellFormed();
const withoutNul = (text: string) => text.toWellFormed().replaceAll('\0', '');
const hexLines = (output: string) =>
  output
    .split('\n')
    .slice(0, -1)
    .map((line) => Buffer.from(line, 'hex').toString());
const betweenNul = (output: string) => output.split('\0').slice(0, -1);
const fromJson = (output: string): string[] => JSON.parse(output);

const printf = (texts: readonly string[]) => `printf '%s\\0' ${texts.map(shellLiteral).join(' ')}`;

/** For C and C++ alike. */
const cProgram = (literals: readonly string[]) => `#include <stdio.h>
int main(void) { const char *texts[] = {${literals.join(',\n')}};
for (int i = 0; i < ${literals.length}; i++) {
for (const char *c = texts[i]; *c; c++) { printf("%02x", (unsigned char)*c); }
printf("\\n"); } }`;

const LANGUAGES: readonly Language[] = [
  {
    name: 'bash',
    runner: RUNNERS.bash,
    texts: TEXTS,
    program: printf,
    read: betweenNul,
    kept: withoutNul,
  },
  {
    name: 'a plain POSIX shell',
    runner: RUNNERS.sh,
    texts: TEXTS.filter((text) => !hasInvisible(text)),
    program: printf,
    read: betweenNul,
    kept: withoutNul,
  },
  {
    name: 'Python',
    runner: RUNNERS.python,
    texts: TEXTS,
    program: (texts) => `import json\nprint(json.dumps([${texts.map(pythonLiteral).join(', ')}]))`,
    read: fromJson,
    kept: (text) => text,
  },
  {
    name: 'JavaScript',
    runner: RUNNERS.node,
    texts: TEXTS,
    program: (texts) => `console.log(JSON.stringify([${texts.map(javascriptLiteral).join(', ')}]))`,
    read: fromJson,
    kept: (text) => text,
  },
  {
    name: 'PHP',
    runner: RUNNERS.php,
    texts: TEXTS,
    program: (texts) =>
      `<?php\nforeach ([${texts.map(phpLiteral).join(', ')}] as $text) echo bin2hex($text), "\\n";`,
    read: hexLines,
    kept: wellFormed,
  },
  {
    name: 'Ruby',
    runner: RUNNERS.ruby,
    texts: TEXTS,
    program: (texts) => `[${texts.map(rubyLiteral).join(', ')}].each { |t| puts t.unpack1('H*') }`,
    read: hexLines,
    kept: wellFormed,
  },
  {
    name: 'Go',
    runner: RUNNERS.go,
    texts: TEXTS,
    program: (texts) =>
      `package main\nimport "fmt"\nfunc main() {\nfor _, text := range []string{${texts
        .map(goLiteral)
        .join(', ')}} {\nfmt.Printf("%x\\n", text)\n}\n}`,
    read: hexLines,
    kept: wellFormed,
  },
  {
    name: 'Java',
    runner: RUNNERS.java,
    texts: TEXTS,
    program: (texts) =>
      `public class Main { public static void main(String[] a) throws Exception {
for (String text : new String[] {${texts.map((text) => javaLiteral(text, '  ')).join(', ')}})
System.out.println(java.util.HexFormat.of().formatHex(text.getBytes("UTF-8"))); } }`,
    read: hexLines,
    kept: wellFormed,
  },
  {
    name: 'C',
    runner: RUNNERS.c,
    texts: TEXTS,
    program: (texts) => cProgram(texts.map((text) => cLiteral(text))),
    read: hexLines,
    kept: withoutNul,
  },
  {
    name: 'C++',
    runner: RUNNERS['c++'],
    texts: TEXTS,
    program: (texts) => cProgram(texts.map((text) => cppLiteral(text))),
    read: hexLines,
    kept: withoutNul,
  },
  {
    name: 'Rust',
    runner: RUNNERS.rust,
    texts: TEXTS,
    program: (texts) =>
      `fn main() { for text in [${texts.map(rustLiteral).join(', ')}] {
for byte in text.bytes() { print!("{:02x}", byte); } println!(); } }`,
    read: hexLines,
    kept: wellFormed,
  },
];

describe.each(LANGUAGES)('$name', ({ kept, program, read, runner, texts }) => {
  test.skipIf(!isPresent(runner))(
    'reads every literal as the text that it was written for',
    async () => {
      const outcome = await runSample(runner, program(texts));
      expect(outcome).toMatchObject({ exitCode: 0, isBrokenOut: false });
      expect(read(outcome.output)).toEqual(texts.map(kept));
    },
    120_000,
  );
});
