import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of this folder that is made from one of the gallery. */
export interface GalleryFile {
  /** Relative to this folder. */
  readonly file: string;
  readonly text: string;
}

const gallery = fileURLToPath(new URL('../examples/components/', import.meta.url));
const read = (file: string) => readFileSync(path.join(gallery, file), 'utf8');
const found = (pattern: string) =>
  globSync(pattern, { cwd: gallery })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const pages = found('*.mdx');
const names = pages.map((file) => file.replace('.mdx', ''));

/** Links between pages of the gallery; `/` is its first page. */
const pageLink = new RegExp(`((?:href|to)="|\\]\\()/(${names.join('|')})?(?=["#)])`, 'g');

/** The pages of the gallery, in which each part is followed by its source, and the files that they use. */
export function galleryFiles(): readonly GalleryFile[] {
  const used = [...found('{snippets,_snippets,images,grammars}/*')];
  return [
    ...pages.map((file) => ({ file: `components/${file}`, text: pageText(read(file)) })),
    ...used.map((file) => ({ file, text: withLinks(read(file)) })),
  ];
}

function withLinks(source: string): string {
  return source.replace(pageLink, (_, before: string, name = 'index') =>
    name === 'index' ? `${before}/components` : `${before}/components/${name}`,
  );
}

function pageText(source: string): string {
  const linked = withLinks(source);
  const [, frontmatter = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(linked) ?? [];
  const [imports = '', ...parts] = partsOf(body);
  const imported = imports.trim() === '' ? '' : `\n${imports.trim()}\n`;
  return `${frontmatter}${imported}\n${parts.map(withSource).join('\n\n')}\n`;
}

/** What stands before the first part, imports and text, then the parts under a heading of level 2. */
function partsOf(body: string): string[] {
  const parts: string[][] = [[]];
  let fence: string | undefined;
  let element: string | undefined;
  for (const line of body.split('\n')) {
    const [mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.trim() === fence) fence = undefined;
    } else if (mark !== undefined) fence = mark.trim();
    else if (element !== undefined) {
      if (line.startsWith(`</${element}>`)) element = undefined;
    } else {
      const [, opened] = /^<([A-Z][\w.]*)/.exec(line) ?? [];
      const isClosed = /\/>$/.test(line) || (opened && line.includes(`</${opened}>`));
      if (opened && !isClosed) element = opened;
      if (line.startsWith('## ') || (parts.length === 1 && isText(line))) parts.push([]);
    }
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n').trim());
}

function isText(line: string): boolean {
  return line.trim() !== '' && !/^(?:import|export) /.test(line);
}

function withSource(part: string): string {
  const [, heading = '', shown = ''] = /^(## .*\n)?([\s\S]*)$/.exec(part) ?? [];
  const fence = '`'.repeat(
    Math.max(3, ...[...shown.matchAll(/`{3,}/g)].map(([m]) => m.length + 1)),
  );
  const source = `<Accordion title="Source" icon="code">\n\n${fence}mdx\n${shown.trim()}\n${fence}\n\n</Accordion>`;
  return shown.trim() === '' ? part : `${heading}${shown.trimEnd()}\n\n${source}`;
}
