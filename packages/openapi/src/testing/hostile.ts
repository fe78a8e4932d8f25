/** Creates this file in the working directory when text of a request is run as code. */
export const CANARY = 'pwned';

const touch = `touch ${CANARY}`;

/** Texts that end literals, begin substitutions, name files or split headers, language by language. */
export const HOSTILE: readonly string[] = [
  "it's",
  'say "hi"',
  `'; ${touch}; '`,
  `\\'; ${touch}; \\'`,
  `"; ${touch}; "`,
  `$(${touch})`,
  `\`${touch}\``,
  `\n${touch}\n`,
  `' + __import__('os').system('${touch}') + '`,
  `" + __import__("os").system("${touch}") + "`,
  `"""; __import__("os").system("${touch}"); """`,
  `\\"""; __import__("os").system("${touch}"); """`,
  `\${process.getBuiltinModule('fs').writeFileSync('${CANARY}', '')}`,
  `' + process.getBuiltinModule('fs').writeFileSync('${CANARY}', '') + '`,
  `#{system('${touch}')}`,
  `#{system("${touch}")} #$0 #@a`,
  `' . system('${touch}') . '`,
  `{$x} \${x} {\${system('${touch}')}} ?> <?php system('${touch}');`,
  '` + os.Args[0] + `',
  '\\u0022 + System.exit(3) + \\u0022',
  '\\u005c\\u000a */ // /* #',
  '@/etc/hostname',
  '<;/etc/hostname',
  'x;type=text/html;filename=y;headers=@/etc/hostname',
  'a&b=c;d?e#f+g h%20i%zz',
  '!! !$ !x',
  '-o out --next',
  '[1-3]{a,b}',
  'EOF\nJSON\n',
  'one\\',
  'two\\\\',
  ' both sides ',
  'tab\tand  spaces ',
  '\u00e9\u00df \u4f60\u597d \ud83d\ude00 a\u0301',
  '\u2028\u2029\u202e\ufeff\u0085',
  '%s %n %% \\n \\x41 \\101',
  '</script><!--',
  '__proto__',
  '~/* $HOME %PATH% ^&|<>',
  'x\n""""""',
  'x\n""""',
  '\u2018; exit \u2019; \u201c$(exit)\u201d',
  ')" "# "## ??/ ??)',
  'x\n)"',
  'x\n"##',
  "x\n''''''",
  '\\(exit(3)) \\#(1)',
  'x\n``\\`${1}\\${1}',
  'line one\nline two \n  line three\\\n"quoted"\n',
];

/** Texts with characters that no client sends, or that end a header. */
export const UNSENDABLE: readonly string[] = [
  'a\r\nX-Injected: yes',
  'a\nX-Injected: yes',
  'nul\0nul',
  '\ud800 lone \udc00',
  'bell\u0007 escape\u001b[31m',
];

const ALPHABET = [
  ...'\'"`\\$#{}()[]<>@!%&;=,|*?~^:/ \n\tab0',
  '\r',
  '\0',
  '\u001b',
  '\u2028',
  '\u202e',
  'é',
  '\ud83d\ude00',
  '\ud800',
  '"""',
  "'''",
  '\\u0027',
  '\\u{27}',
  '${',
  '#{',
];

/** Texts of characters that mean something somewhere; the same ones in every run. */
export function randomTexts(count: number, seed = 1): readonly string[] {
  const random = generator(seed);
  const pick = () => ALPHABET[Math.floor(random() * ALPHABET.length)] ?? '';
  return Array.from({ length: count }, () =>
    Array.from({ length: Math.floor(random() * 24) }, pick).join(''),
  );
}

/** Mulberry32: small, and good enough to vary texts. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
