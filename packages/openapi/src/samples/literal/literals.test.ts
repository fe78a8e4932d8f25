import { describe, expect, test } from 'vitest';
import { HOSTILE, randomTexts, UNSENDABLE } from '../../testing/hostile.ts';
import { readC, readCpp } from '../../testing/literals/read-c.ts';
import { readCSharp } from '../../testing/literals/read-csharp.ts';
import { readDart } from '../../testing/literals/read-dart.ts';
import { isOneFishWord } from '../../testing/literals/read-fish.ts';
import { readGo } from '../../testing/literals/read-go.ts';
import { readJava } from '../../testing/literals/read-java.ts';
import { readJavaScript } from '../../testing/literals/read-javascript.ts';
import { readKotlin } from '../../testing/literals/read-kotlin.ts';
import { readPhp } from '../../testing/literals/read-php.ts';
import { readPowerShell } from '../../testing/literals/read-powershell.ts';
import { readPython } from '../../testing/literals/read-python.ts';
import { readRuby } from '../../testing/literals/read-ruby.ts';
import { readRust } from '../../testing/literals/read-rust.ts';
import { readShell } from '../../testing/literals/read-shell.ts';
import { readSwift } from '../../testing/literals/read-swift.ts';
import { cLiteral, cppLiteral } from './c-literal.ts';
import { csharpLiteral } from './csharp-literal.ts';
import { dartLiteral } from './dart-literal.ts';
import { goLiteral } from './go-literal.ts';
import { javaLiteral } from './java-literal.ts';
import { javascriptLiteral } from './javascript-literal.ts';
import { kotlinLiteral } from './kotlin-literal.ts';
import { phpLiteral } from './php-literal.ts';
import { powershellLiteral } from './powershell-literal.ts';
import { pythonLiteral } from './python-literal.ts';
import { rubyLiteral } from './ruby-literal.ts';
import { rustLiteral } from './rust-literal.ts';
import { shellLiteral } from './shell-literal.ts';
import { swiftLiteral } from './swift-literal.ts';

const TEXTS = ['', ...HOSTILE, ...UNSENDABLE, HOSTILE.join('\n'), ...randomTexts(3000, 7)];

const same = (text: string) => text;
const wellFormed = (text: string) => text.toWellFormed();
const withoutNul = (text: string) => text.toWellFormed().replaceAll('\0', '');

describe.each([
  { name: 'shell', write: shellLiteral, read: readShell, kept: withoutNul },
  { name: 'Python', write: pythonLiteral, read: readPython, kept: same },
  { name: 'JavaScript', write: javascriptLiteral, read: readJavaScript, kept: same },
  { name: 'PHP', write: phpLiteral, read: readPhp, kept: wellFormed },
  { name: 'Ruby', write: rubyLiteral, read: readRuby, kept: wellFormed },
  { name: 'Go', write: goLiteral, read: readGo, kept: wellFormed },
  { name: 'Java', write: javaLiteral, read: readJava, kept: wellFormed },
  { name: 'PowerShell', write: powershellLiteral, read: readPowerShell, kept: wellFormed },
  { name: 'Swift', write: swiftLiteral, read: readSwift, kept: wellFormed },
  { name: 'C#', write: csharpLiteral, read: readCSharp, kept: wellFormed },
  { name: 'C', write: cLiteral, read: readC, kept: withoutNul },
  { name: 'C++', write: cppLiteral, read: readCpp, kept: withoutNul },
  { name: 'Kotlin', write: kotlinLiteral, read: readKotlin, kept: wellFormed },
  { name: 'Rust', write: rustLiteral, read: readRust, kept: wellFormed },
  { name: 'Dart', write: dartLiteral, read: readDart, kept: wellFormed },
  {
    name: 'C#, indented',
    write: (text: string) => csharpLiteral(text, '    '),
    read: readCSharp,
    kept: wellFormed,
  },
  {
    name: 'Java, indented',
    write: (text: string) => javaLiteral(text, '    '),
    read: readJava,
    kept: wellFormed,
  },
])('a literal of $name', ({ kept, read, write }) => {
  test('is one literal from its first to its last character and stands for the text', () => {
    for (const text of TEXTS) {
      expect({ literal: write(text), text: read(write(text)) }).toEqual({
        literal: write(text),
        text: kept(text),
      });
    }
  });

  test('holds no character that a reader cannot see', () => {
    for (const text of TEXTS) {
      expect(write(text)).not.toMatch(/[^\P{C}\n\t\u00ad\u200c\u200d]|[\u2028\u2029]/u);
    }
  });
});

test('A shell literal is one word for fish too, which knows escapes in single quotes', () => {
  for (const text of TEXTS) {
    const literal = shellLiteral(text);
    // fish refuses the other form as a whole.
    if (!literal.startsWith('$')) expect(isOneFishWord(literal)).toBe(true);
  }
  expect(shellLiteral('a\\')).toBe("'a'\\\\");
  expect(shellLiteral("\\'; id; \\'")).toBe("\\\\\\''; id; '\\\\\\'");
});

test('Ordinary text is written the ordinary way', () => {
  expect(shellLiteral("it's")).toBe(`'it'\\''s'`);
  expect(shellLiteral('')).toBe("''");
  expect(pythonLiteral('say "hi"')).toBe('"say \\"hi\\""');
  expect(javascriptLiteral('<a>\n</a>')).toBe('`<a>\n</a>`');
  expect(phpLiteral("it's $x")).toBe("'it\\'s $x'");
  expect(rubyLiteral('#{x}')).toBe("'#{x}'");
  expect(goLiteral('{"a":1}')).toBe('`{"a":1}`');
  expect(cLiteral('{"a":\n1}', '  ')).toBe('"{\\"a\\":\\n"\n  "1}"');
  expect(cppLiteral('{"a":1}')).toBe('R"({"a":1})"');
  expect(csharpLiteral('<a>\n</a>', '  ')).toBe('"""\n  <a>\n  </a>\n  """');
  expect(dartLiteral("it's $x")).toBe("'it\\'s \\$x'");
  expect(kotlinLiteral('{"a":1}')).toBe('"""{"a":1}"""');
  expect(powershellLiteral("it's ‘it’ $x")).toBe("'it''s ‘‘it’’ $x'");
  expect(rustLiteral('{"a":1}')).toBe('r#"{"a":1}"#');
  expect(swiftLiteral('<a>\n</a>')).toBe('"""\n<a>\n</a>\n"""');
  expect(javaLiteral('<a>\n</a>', '  ')).toBe('"""\n  <a>\n  </a>\\\n  """');
});
