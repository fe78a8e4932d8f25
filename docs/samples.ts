import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A fence of a page of this folder, or of a README, that a person wrote. */
export interface Sample {
  /** Page and line, for messages: `start.mdx:12`, `../README.md:12`. */
  readonly place: string;
  /** The heading of the second level that it stands below, if one. */
  readonly heading: string;
  readonly language: string;
  /** What stands behind the language: the name of a file, as a rule. */
  readonly title: string;
  readonly code: string;
}

const folder = fileURLToPath(new URL('./', import.meta.url));

const pages = ['*.mdx', 'move.md', 'examples/**/*.mdx'];
const readmes = ['../README.md', '../{packages,examples}/*/README.md'];

/** The samples of all pages but those that are made from others. */
export const samples: readonly Sample[] = globSync([...pages, ...readmes], { cwd: folder })
  .map((file) => file.replaceAll('\\', '/'))
  .sort()
  .flatMap(samplesOf);

function samplesOf(page: string): Sample[] {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8');
  const fences = text.matchAll(/^( *)```(\w+) ?(.*)\n([\s\S]*?)\n\1```$/gm);
  return [...fences].map(
    ({ 1: indent = '', 2: language = '', 3: title = '', 4: code = '', index }) => ({
      place: `${page}:${text.slice(0, index).split('\n').length}`,
      heading:
        text
          .slice(0, index)
          .match(/^## .+/gm)
          ?.at(-1)
          ?.slice(3) ?? '',
      language,
      title,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** Names that a sample takes from packages which are not installed here, as their types are. */
const standIns: Readonly<Record<string, string>> = {
  4: "import { useChat } from 'ai4';",
  5: "import type { ChatTransport, UIMessage } from 'ai';\n\ndeclare function useChat(options: { transport: ChatTransport<UIMessage> }): unknown;",
};

/** Files with elements say whose they are. */
const ofReact = '/** @jsxImportSource react */\n';

/** The samples in JavaScript and TypeScript as files that the type checker reads with all others. */
export function typedSamples(): readonly { readonly file: string; readonly text: string }[] {
  return samples
    .filter(({ language }) => /^(?:js|tsx?)$/.test(language))
    .map(({ code, language, place }) => {
      const client = code.includes('streamProtocol') ? standIns[4] : standIns[5];
      const text = code
        .replace("import { useChat } from '@ai-sdk/react';", client ?? '')
        .replace('const chat =', 'export const chat =')
        .replace(
          /\/\*\* @type \{(.+)\} \*\/\nexport default ([\s\S]*);/,
          'export default $2 satisfies $1;',
        );
      const isModule = /^(?:import|export) /m.test(text);
      const name = place
        .replace(/^\.\.\//, '')
        .replace(/\.mdx?:/, '-')
        .replaceAll('/', '-');
      const hasElements = language === 'tsx';
      return {
        file: `samples/${name}.${hasElements ? 'tsx' : 'ts'}`,
        text: `${hasElements ? ofReact : ''}${text}\n${isModule ? '' : 'export {};\n'}`,
      };
    });
}
