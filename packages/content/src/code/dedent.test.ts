import { describe, expect, it } from 'vitest';
import { dedent, unindentedText } from './dedent.ts';

describe('code between tags', () => {
  it('loses the shared indentation when it starts on a line of its own', () => {
    expect(dedent('\n    a\n      b\n\n    c\n  ')).toBe('a\n  b\n\nc');
  });

  it('leaves a first line beside the tag out of the indentation', () => {
    expect(dedent('a {\n    b\n  }')).toBe('a {\n  b\n}');
  });

  it('loses blank lines around it', () => {
    expect(dedent('\n\n  a\n\n')).toBe('a');
    expect(dedent('')).toBe('');
  });
});

describe('text between tags', () => {
  it('loses one line end at each end and the shared indentation', () => {
    expect(unindentedText('\n\n  # A\n\n    - b\n\n  ')).toBe('\n# A\n\n  - b\n');
  });

  it('keeps its indentation when it starts beside the tag', () => {
    expect(unindentedText('a\n  b')).toBe('a\n  b');
  });
});
