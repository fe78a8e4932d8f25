import { describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

const inPage = (source: string) => [...classNames('page.mdx', source)];
const inFile = (source: string) => [...classNames('snippets/a.jsx', source)];

describe('the class names of a page', () => {
  it('are the words of class and className', () => {
    const source =
      '<div className="flex  gap-2">\n  <img class="dark:hidden" src="/a.png" />\n</div>';
    expect(inPage(source)).toEqual(['flex', 'gap-2', 'dark:hidden']);
  });

  it('are found in every branch of an expression and in templates', () => {
    const source =
      'export const open = true\n\n<p className={open ? "mt-2" : `mb-4 ${open && "w-[12px]"}`}>Text</p>';
    expect(inPage(source)).toEqual(['mt-2', 'mb-4', 'w-[12px]']);
  });

  it('are found in elements that are properties or come from an expression', () => {
    const source =
      '<Card icon={<svg className="w-4" />} title="not-this" />\n\n{["a b"].map((x) => <i className="italic">{x}</i>)}';
    expect(inPage(source)).toEqual(['w-4', 'italic']);
  });

  it('are found in all strings of the code that the page declares', () => {
    const source =
      'export const box = "rounded-xl";\n\nexport const Box = () => <div className={box} />;\n\n<Box />';
    expect(inPage(source)).toEqual(['rounded-xl']);
  });

  it('are kept as written, important and arbitrary ones too', () => {
    expect(inPage('<p className="!mt-0 dark:!p-2 [&>p]:m-0 bg-[#fff]">x</p>')).toEqual([
      '!mt-0',
      'dark:!p-2',
      '[&>p]:m-0',
      'bg-[#fff]',
    ]);
  });

  it('do not come from prose, code samples or other attributes', () => {
    const source =
      'Use flex and `class="grid"`.\n\n```html\n<p class="hidden">x</p>\n```\n\n<Card title="block" />';
    expect(inPage(source)).toEqual([]);
  });

  it('come from what follows a paragraph that begins with code', () => {
    expect(inPage('```a``` is code.\n\n<p class="flex">x</p>\n\n```\nb\n```')).toEqual(['flex']);
  });

  it('are still read when the page does not parse', () => {
    expect(inPage('<div className="flex">\n\n{{{\n')).toEqual(['flex']);
  });
});

describe('the class names of a component file', () => {
  it('are the words of its strings and templates, without paths of imports', () => {
    const source =
      'import x from "./flex";\nconst base = "p-4 m-2";\nexport const A = ({ on }) => <div className={`${base} ${on ? "block" : "hidden"}`}>Don\'t grid</div>;';
    expect(inFile(source)).toEqual(['p-4', 'm-2', 'block', 'hidden']);
  });

  it('are none for a file that gives nothing a class, or is not code', () => {
    expect(inFile('export const text = "flex grid";')).toEqual([]);
    expect(inFile('const className = <')).toEqual([]);
  });
});
